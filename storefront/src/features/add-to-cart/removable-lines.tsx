'use client'

import type { ReactNode } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineProblem } from '../cart/line-problem.ts'
import { type Removal, RemovedLine } from './removed-line.tsx'

export interface Removable {
  /** The last removed line, while it can be added back. */
  readonly removal: Removal | undefined
  readonly onRemoval: (removal: Removal | undefined) => void
}

export type OnRemoved = (removed: CartLineFragment, takeBack?: () => Promise<void>) => void

interface RemovableLinesProps extends Removable {
  readonly lines: readonly CartLineFragment[]
  /** Called instead of `onRemoval` when the line cannot be added back. */
  readonly onLost: () => void
  readonly children: (line: CartLineFragment, index: number, onRemoved: OnRemoved) => ReactNode
}

/** The cart's lines, each rendered by `children`, with the last removed one in its old position. */
export function RemovableLines({ lines, removal, onRemoval, onLost, children }: RemovableLinesProps) {
  return withRemoved(lines, removal).map((line, index) =>
    line === removal?.line ? (
      <RemovedLine key={`removed-${line.uid}`} removal={removal} onUndone={() => onRemoval(undefined)} />
    ) : (
      children(line, index, (removed, takeBack) => (canReturn(line) ? onRemoval({ line: removed, index: lines.indexOf(line), takeBack }) : onLost()))
    ),
  )
}

const withRemoved = (lines: readonly CartLineFragment[], removal: Removal | undefined): readonly CartLineFragment[] =>
  removal ? lines.toSpliced(removal.index, 0, removal.line) : lines

/** A line that is sold out could not be added back. */
const canReturn = (line: CartLineFragment): boolean => lineProblem(line)?.fix !== 0

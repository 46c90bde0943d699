'use client'

import type { ReactNode } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { canReturn, type Removable, withRemoved } from './removal.ts'
import { RemovedLine } from './removed-line.tsx'

interface RemovableLinesProps extends Removable {
  readonly lines: readonly CartLineFragment[]
  /** Called instead where nothing is left to put back. */
  readonly onLost: () => void
  readonly children: (line: CartLineFragment, index: number, onRemoved: (removed: CartLineFragment) => void) => ReactNode
}

/** The lines of a cart, each drawn by `children`, and in its place the one that was just taken out. */
export function RemovableLines({ lines, removal, onRemoval, onLost, children }: RemovableLinesProps) {
  return withRemoved(lines, removal).map((line, index) =>
    line === removal?.line ? (
      <RemovedLine key={`removed-${line.uid}`} line={line} onUndone={() => onRemoval(undefined)} />
    ) : (
      children(line, index, (removed) => (canReturn(line) ? onRemoval({ line: removed, index: lines.indexOf(line) }) : onLost()))
    ),
  )
}

import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineProblem } from './line-problem.ts'

/** A line that was taken out, and where it stood. */
export interface Removal {
  readonly line: CartLineFragment
  readonly index: number
}

export interface Removable {
  /** The last one, while it can be put back. */
  readonly removal: Removal | undefined
  readonly onRemoval: (removal: Removal | undefined) => void
}

/** The lines with the removed one in its place. */
export const withRemoved = (lines: readonly CartLineFragment[], removal: Removal | undefined): readonly CartLineFragment[] =>
  removal ? lines.toSpliced(removal.index, 0, removal.line) : lines

/** What is sold out could not be put back. */
export const canReturn = (line: CartLineFragment): boolean => lineProblem(line)?.mend !== 0

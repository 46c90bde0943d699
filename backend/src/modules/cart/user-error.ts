import type { Refused } from '../../refusals/refusal.ts'

/** A line that could not be added or changed. */
export interface UserError extends Refused {
  /** How many the stock would allow. */
  readonly left?: number
}

/** A plausible mistake, which a test with the promise's id must notice. */
export interface Break {
  /** The id of a clause in docs/features.md; a promise with a single clause has the promise's id. */
  readonly clause: string
  /** The path from the repository's root. */
  readonly file: string
  /** A text that the file contains once. */
  readonly from: string
  readonly to: string
}

/** @param clause for example MINI-01b. @returns the promise's id, which tests have in their titles */
export const promiseOf = (clause: string): string => clause.replace(/[a-z]$/, '')

/** @returns the file's source with the mistake */
export const broken = (source: string, { from, to }: Break): string => source.replace(from, () => to)

/** The global variable with the id of the break that a process or page shall show. */
export const SWITCH = 'kramBreak'

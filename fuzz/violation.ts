/** A promise that an answer, a log or a process has broken. */
export interface Violation {
  /** The same for every request that fails in the same way, so that each failure is reported once. */
  readonly key: string
  readonly detail: string
}

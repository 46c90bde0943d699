import type { FuzzRequest } from './fuzz-request.ts'

export interface KeptCase {
  /** What it once broke. */
  readonly name: string
  readonly request: FuzzRequest
}

/** What was found once, as it was sent: every run begins with it. */
export const KEPT_CASES: readonly KeptCase[] = []

/** The consecutive wrong passwords of one account. */
export interface Failures {
  readonly failures: number
  readonly firstFailureAt: string | null
  readonly lockedUntil: string | null
}

interface LockoutRules {
  readonly failures: number
  readonly minutes: number
}

export const NO_FAILURES: Failures = { failures: 0, firstFailureAt: null, lockedUntil: null }

export const isLocked = ({ lockedUntil }: Pick<Failures, 'lockedUntil'>, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now.toISOString()

/** Failures that began longer ago than the duration of a lock do not count. */
export function afterFailure({ failures, firstFailureAt }: Failures, rules: LockoutRules, now: Date): Failures {
  const milliseconds = rules.minutes * 60_000
  const isFresh = firstFailureAt !== null && now.getTime() - Date.parse(firstFailureAt) < milliseconds
  const count = isFresh ? failures + 1 : 1
  return {
    failures: count,
    firstFailureAt: isFresh ? firstFailureAt : now.toISOString(),
    lockedUntil: count >= rules.failures ? new Date(now.getTime() + milliseconds).toISOString() : null,
  }
}

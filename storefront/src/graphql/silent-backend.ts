/** Milliseconds. */
const TIME_LIMIT = 10_000
/** While the backend is silent: enough to read from Next's own cache. */
const TIME_LIMIT_WHEN_SILENT = 500
const PROBE_AFTER = 5_000

interface Silence {
  answeredAt: number
  /** Start of a call that timed out; undefined while calls are answered. */
  probedAt: number | undefined
}

/** Next bundles this module several times, and the page server loads its own copy. */
const shared = globalThis as typeof globalThis & { backendSilence?: Silence }
const silence = (): Silence => (shared.backendSilence ??= { answeredAt: -1, probedAt: undefined })

/**
 * A page needs many responses, some of which wait for others, and so does the error page in its place. With a backend that
 * accepts calls and answers none, a shopper would see nothing for a minute: once it is known to be silent, one call at a time gets
 * the full timeout, and the other calls for pages a very short one.
 * @returns the milliseconds that a call may take
 */
export function timeLimit(isForPage: boolean): number {
  const { probedAt } = silence()
  const now = performance.now()
  if (!isForPage || probedAt === undefined) return TIME_LIMIT
  if (now < probedAt + TIME_LIMIT + PROBE_AFTER) return TIME_LIMIT_WHEN_SILENT
  silence().probedAt = now
  return TIME_LIMIT
}

/** Not for a response from a cache. */
export function noteAnswer(): void {
  shared.backendSilence = { answeredAt: performance.now(), probedAt: undefined }
}

/** @param startedAt by `performance.now`: one slow call among answered ones does not count as silence */
export function noteTimeout(startedAt: number): void {
  const { answeredAt, probedAt } = silence()
  if (probedAt === undefined && answeredAt < startedAt) silence().probedAt = startedAt
}

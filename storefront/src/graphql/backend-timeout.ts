/** Milliseconds. */
const TIME_LIMIT = 10_000
/** While the backend is unresponsive: enough to read from Next's own cache. */
const TIME_LIMIT_WHEN_UNRESPONSIVE = 500
const PROBE_AFTER = 5_000

interface BackendState {
  respondedAt: number
  /** The start of the last call that timed out or probes the backend; undefined while the backend responds. */
  probedAt: number | undefined
}

/** Next bundles this module several times, and the page server loads its own copy. */
const shared = globalThis as typeof globalThis & { backendState?: BackendState }
const state = (): BackendState => (shared.backendState ??= { respondedAt: -1, probedAt: undefined })

/**
 * A page makes several calls in sequence, and so does its error page. If the backend accepts calls without responding, the timeouts
 * would add up to a minute. After the first timeout, one call at a time gets the full timeout, and the other calls for pages a very
 * short one.
 * @returns milliseconds
 */
export function timeLimit(isForPage: boolean): number {
  const { probedAt } = state()
  const now = performance.now()
  if (!isForPage || probedAt === undefined) return TIME_LIMIT
  if (now < probedAt + TIME_LIMIT + PROBE_AFTER) return TIME_LIMIT_WHEN_UNRESPONSIVE
  state().probedAt = now
  return TIME_LIMIT
}

/** Only for a response of the backend itself, not from a cache. */
export function recordResponse(): void {
  shared.backendState = { respondedAt: performance.now(), probedAt: undefined }
}

/** @param startedAt by `performance.now`; the timeout is ignored if the backend has responded to another call since */
export function recordTimeout(startedAt: number): void {
  const { respondedAt, probedAt } = state()
  if (probedAt === undefined && respondedAt < startedAt) state().probedAt = startedAt
}

/** Milliseconds. */
const TIME_LIMIT = 10_000
/** While nothing is answered: enough for what Next has in its own store. */
const TIME_LIMIT_WHEN_SILENT = 500
const PROBE_AFTER = 5_000

interface Silence {
  answeredAt: number
  /** When a call began that waited for its whole time; undefined while calls are answered. */
  probedAt: number | undefined
}

/** Next bundles this module several times, and the page server has its own. */
const shared = globalThis as typeof globalThis & { backendSilence?: Silence }
const silence = (): Silence => (shared.backendSilence ??= { answeredAt: -1, probedAt: undefined })

/**
 * A page is made of many answers, some of which wait for others, and so does the page that stands in for it. With a backend that
 * takes calls and answers none, a shopper would look at nothing for a minute: once it is known to be silent, one call at a time waits
 * for long, and the others of pages hardly at all.
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

/** Not for an answer out of a store. */
export function noteAnswer(): void {
  shared.backendSilence = { answeredAt: performance.now(), probedAt: undefined }
}

/** @param startedAt by `performance.now`: one slow call among others that are answered is no silence */
export function noteTimeout(startedAt: number): void {
  const { answeredAt, probedAt } = silence()
  if (probedAt === undefined && answeredAt < startedAt) silence().probedAt = startedAt
}

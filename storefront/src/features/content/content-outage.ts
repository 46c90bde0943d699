const RETRY_AFTER_MS = 10_000

interface Outage {
  failedAt: number | undefined
  isTrying: boolean
}

/** Next loads this module once for pages and once for routes, which meet the same outage. */
const shared = globalThis as typeof globalThis & { outages?: Map<string, Outage> }

/**
 * Guards calls to a service that may be unavailable. After a failure, calls are refused for ten seconds without reaching the
 * service; then a single call probes whether it is back. An outage logs one line at its start and one at its end.
 */
export function createOutageGuard(what: string, now: () => number = () => performance.now()) {
  const outages = (shared.outages ??= new Map<string, Outage>())
  const outage = outages.get(what) ?? { failedAt: undefined, isTrying: false }
  outages.set(what, outage)

  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (outage.failedAt !== undefined && (outage.isTrying || now() < outage.failedAt + RETRY_AFTER_MS)) throw new Error(`${what} failed recently`)
    outage.isTrying = true
    try {
      const answer = await ask()
      if (outage.failedAt !== undefined) console.warn(`${what} is available again`)
      outage.failedAt = undefined
      return answer
    } catch (error) {
      if (outage.failedAt === undefined) console.error(`${what} is unavailable, pages are rendered without it: ${reasonOf(error)}`)
      outage.failedAt = now()
      throw error
    } finally {
      outage.isTrying = false
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error ? `${message} (${cause.message || cause.name})` : message
}

const RETRY_AFTER_MS = 10_000

interface Outage {
  failedAt: number | undefined
  isProbed: boolean
}

/** Next loads this module once for pages and once for routes; both share the state. */
const shared = globalThis as typeof globalThis & { outages?: Map<string, Outage> }

/**
 * A circuit breaker for a service. After a failure, calls are rejected for ten seconds without reaching the service; then a single
 * call probes it. An outage logs one line at its start and one at its end.
 */
export function createCircuitBreaker(what: string, now: () => number = () => performance.now()) {
  const outages = (shared.outages ??= new Map<string, Outage>())
  const outage = outages.get(what) ?? { failedAt: undefined, isProbed: false }
  outages.set(what, outage)

  return async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const isProbe = outage.failedAt !== undefined
    if (outage.failedAt !== undefined && (outage.isProbed || now() < outage.failedAt + RETRY_AFTER_MS)) throw new Error(`${what} failed recently`)
    if (isProbe) outage.isProbed = true
    try {
      const answer = await call()
      if (outage.failedAt !== undefined) console.warn(`${what} is available again`)
      outage.failedAt = undefined
      return answer
    } catch (error) {
      if (outage.failedAt === undefined) console.error(`${what} is unavailable, pages are rendered without it: ${reasonOf(error)}`)
      outage.failedAt = now()
      throw error
    } finally {
      // A call from before the outage may end during a probe.
      if (isProbe) outage.isProbed = false
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error ? `${message} (${cause.message || cause.name})` : message
}

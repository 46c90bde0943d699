const RETRY_AFTER_MS = 10_000

/**
 * Guards calls to a service that may be unavailable. After a failure, calls are refused for ten seconds without reaching the
 * service; then a single call probes whether it is back. An outage logs one line at its start and one at its end.
 */
export function createOutageGuard(what: string, now: () => number = Date.now) {
  let failedAt: number | undefined
  let isTrying = false

  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (failedAt !== undefined && (isTrying || now() < failedAt + RETRY_AFTER_MS)) throw new Error(`${what} failed recently`)
    isTrying = true
    try {
      const answer = await ask()
      if (failedAt !== undefined) console.warn(`${what} is available again`)
      failedAt = undefined
      return answer
    } catch (error) {
      if (failedAt === undefined) console.error(`${what} is unavailable, pages are rendered without it: ${reasonOf(error)}`)
      failedAt = now()
      throw error
    } finally {
      isTrying = false
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error ? `${message} (${cause.message || cause.name})` : message
}

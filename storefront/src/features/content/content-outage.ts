const RETRY_AFTER_MS = 10_000

/**
 * Asks a service that may be away. Once it has failed, nobody waits for it again until a while has passed, and then one call
 * alone finds out whether it is back. An outage is two lines of the log, however many pages it concerns.
 */
export function createOutageGuard(what: string, now: () => number = Date.now) {
  let failedAt: number | undefined
  let isTrying = false

  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (failedAt !== undefined && (isTrying || now() < failedAt + RETRY_AFTER_MS)) throw new Error(`${what} failed a moment ago`)
    isTrying = true
    try {
      const answer = await ask()
      if (failedAt !== undefined) console.warn(`${what} answers again`)
      failedAt = undefined
      return answer
    } catch (error) {
      if (failedAt === undefined) console.error(`${what} cannot be used, pages go without it: ${reasonOf(error)}`)
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

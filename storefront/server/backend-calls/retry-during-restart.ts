/** Milliseconds of an outage during which calls are retried, from the first that reached no server; later calls fail at once. */
const RETRY_PERIOD = { read: 2000, change: 6000 }
const RETRY_DELAY = 200

/** Errors before anything is sent: no process listens, or the name of a restarting container does not resolve yet. */
const NOT_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/**
 * Calls the backend and retries while it restarts. A request that may have reached it is repeated only if it changes nothing: a broken
 * connection does not show whether a mutation was executed.
 */
export function createRetry() {
  let unreachedSince: number | undefined

  return async function retryDuringRestart<Answer>(isRead: boolean, call: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call()
      unreachedSince = undefined
      return answer
    } catch (error) {
      if (NOT_SENT.includes(codeOf(error))) {
        unreachedSince ??= performance.now()
        if (performance.now() - unreachedSince >= (isRead ? RETRY_PERIOD.read : RETRY_PERIOD.change)) throw error
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
        return retryDuringRestart(isRead, call)
      }
      unreachedSince = undefined
      if (isRead && error instanceof TypeError) return call()
      throw error
    }
  }
}

/** If a host has several addresses, the cause is an error of its own, with the code of the first. */
const codeOf = (error: unknown): unknown => (error instanceof TypeError ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined)

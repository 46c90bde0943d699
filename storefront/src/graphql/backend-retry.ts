/** Milliseconds of an outage during which calls are retried, from the first that reached no server; later calls fail at once. */
const RETRY_PERIOD = { read: 2000, change: 6000 }
const RETRY_DELAY = 200

/** Errors before anything is sent: no process listens, or the name of a restarting container does not resolve yet. */
const NOT_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/** Next bundles this module several times, for pages and for route handlers; the page server loads it unbundled. */
const shared = globalThis as typeof globalThis & { backendUnreachedSince?: number | undefined }

interface RetryOptions {
  /** A read, which may be sent twice. */
  readonly isRead: boolean
  /** The response may come from a cache, which does not show that the backend is up. */
  readonly isCached: boolean
}

/**
 * Calls the backend and retries while it restarts. A request that may have reached it is repeated only if it changes nothing: a broken
 * connection does not show whether a mutation was executed.
 */
export async function retryDuringRestart<Answer>(call: () => Promise<Answer>, options: RetryOptions): Promise<Answer> {
  const { isRead, isCached } = options
  try {
    const answer = await call()
    if (!isCached) shared.backendUnreachedSince = undefined
    return answer
  } catch (error) {
    if (NOT_SENT.includes(codeOf(error))) {
      shared.backendUnreachedSince ??= performance.now()
      if (performance.now() - shared.backendUnreachedSince >= (isRead ? RETRY_PERIOD.read : RETRY_PERIOD.change)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
      return retryDuringRestart(call, options)
    }
    shared.backendUnreachedSince = undefined
    if (isRead && error instanceof TypeError) return call()
    throw error
  }
}

/** If a host has several addresses, the cause is an error of its own, with the code of the first. */
const codeOf = (error: unknown): unknown => (error instanceof TypeError ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined)

/** Milliseconds from the first call that reached nobody; what comes later in an outage is told at once. An order is worth more patience. */
const PATIENCE = { read: 2000, change: 6000 }
const AGAIN_AFTER = 200

/** Nothing has been sent: nobody listens, or the name of a container that starts anew leads nowhere for a moment. */
const NOT_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/** Next bundles this module several times: for pages, for calls, and for the page server it is not bundled at all. */
const shared = globalThis as typeof globalThis & { backendUnreachedSince?: number | undefined }

interface AskOptions {
  /** Nothing changes when it is asked twice. */
  readonly isRead: boolean
  /** The answer may be an older one, which does not show that the backend is there. */
  readonly isCached: boolean
}

/**
 * Asks a backend, and again while it restarts. What may have reached it is sent again only where that changes nothing there: a
 * connection that breaks does not say what has become of a mutation.
 */
export async function throughRestarts<Answer>(ask: () => Promise<Answer>, options: AskOptions): Promise<Answer> {
  const { isRead, isCached } = options
  try {
    const answer = await ask()
    if (!isCached) shared.backendUnreachedSince = undefined
    return answer
  } catch (error) {
    if (NOT_SENT.includes(codeOf(error))) {
      shared.backendUnreachedSince ??= performance.now()
      if (performance.now() - shared.backendUnreachedSince >= (isRead ? PATIENCE.read : PATIENCE.change)) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
      return throughRestarts(ask, options)
    }
    shared.backendUnreachedSince = undefined
    if (isRead && error instanceof TypeError) return ask()
    throw error
  }
}

/** Where a host has several addresses the cause is an error of its own, with the code of the first. */
const codeOf = (error: unknown): unknown => (error instanceof TypeError ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined)

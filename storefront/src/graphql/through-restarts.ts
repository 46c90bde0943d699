/** Milliseconds. A restart is over by then; an outage that goes on longer is told at once. */
const LONGEST_RESTART = 5000
const AGAIN_AFTER = 200

/** Nothing has been sent: nobody listens, or the name of a container that starts anew leads nowhere for a moment. */
const NOT_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

let unreachedSince: number | undefined

/**
 * Asks a backend, and again while it restarts. What may have reached it is sent again only where that changes nothing there: a
 * connection that breaks does not say what has become of a mutation.
 * @param isRead nothing changes when it is asked twice
 */
export async function throughRestarts<Answer>(ask: () => Promise<Answer>, isRead: boolean): Promise<Answer> {
  try {
    const answer = await ask()
    unreachedSince = undefined
    return answer
  } catch (error) {
    if (NOT_SENT.includes(codeOf(error))) {
      unreachedSince ??= performance.now()
      if (performance.now() - unreachedSince >= LONGEST_RESTART) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
      return throughRestarts(ask, isRead)
    }
    unreachedSince = undefined
    if (isRead && error instanceof TypeError) return ask()
    throw error
  }
}

/** Where a host has several addresses the cause is an error of its own, with the code of the first. */
const codeOf = (error: unknown): unknown => (error instanceof TypeError ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined)

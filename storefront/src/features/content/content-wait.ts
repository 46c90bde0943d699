import 'server-only'
import { cache } from 'react'

/** The longest that one page waits for the content service, over all its reads. */
const TIME_LIMIT_MS = 1500

/** React's cache lasts for one rendering. */
const waitOfPage = cache(() => ({ calls: 0, since: 0, waitedMs: 0 }))

/** Parallel calls of a page count once; later calls get the time that is left. */
export async function withinTimeLimit<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const wait = waitOfPage()
  if (wait.calls++ === 0) wait.since = performance.now()
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(TIME_LIMIT_MS - wait.waitedMs - (performance.now() - wait.since))))
  try {
    return await ask(signal)
  } catch (error) {
    throw signal.aborted ? new Error(`no answer within ${TIME_LIMIT_MS} ms`) : error
  } finally {
    if (--wait.calls === 0) wait.waitedMs += performance.now() - wait.since
  }
}

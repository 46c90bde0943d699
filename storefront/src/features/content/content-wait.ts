import 'server-only'
import { cache } from 'react'

/** For how long one page may wait for the content service, whatever it reads there. */
const TIME_LIMIT_MS = 1500

/** One for each page that is rendered. */
const waitOfPage = cache(() => ({ calls: 0, since: 0, waitedMs: 0 }))

/** Calls that a page makes at the same time are one wait; those that follow have the rest of its time. */
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

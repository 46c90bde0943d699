import { BACKEND_TIME_LIMIT } from '../../src/graphql/backend.ts'
import { backendCalls } from '../../src/monitoring/backend-calls.ts'
import { currentRequest } from '../../src/monitoring/request-context.ts'
import { createReader } from './read-whole.ts'
import { BackendTimeout, createResponsiveness } from './responsiveness.ts'
import { createRetry } from './retry-during-restart.ts'

/**
 * Puts the limits and the retries of backend calls beneath Next, which answers many of a page's reads from its cache: only here is it
 * known which calls reach the backend and which answers come from it. Runs before Next replaces `fetch`.
 */
export function gateBackendCalls(): void {
  globalThis.fetch = gated(globalThis.fetch)
}

/** A query may reach the backend twice, a mutation once at most. Requests to other servers pass unchanged. */
export function gated(send: typeof fetch): typeof fetch {
  const whenResponsive = createResponsiveness()
  const retryDuringRestart = createRetry()
  const readWhole = createReader()

  return async (input, init) => {
    const call = backendCalls().getStore()
    if (!call) return send(input, init)
    // Next renews what it has cached without the signal of the read that found it outdated.
    const { signal = AbortSignal.timeout(BACKEND_TIME_LIMIT) } = init ?? {}
    if (signal?.aborted) throw new BackendTimeout('not sent, since the same read has waited in vain')
    const visit = { isForPage: call.caller === 'page', request: currentRequest() }
    return whenResponsive(visit, () => retryDuringRestart(call.isRead, async () => readWhole(await send(input, { ...init, signal }))))
  }
}

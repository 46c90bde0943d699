/** Milliseconds that a page's read waits for an unresponsive backend: several times what a real Magento takes. */
const MAX_WAIT = 3_000
/** Milliseconds until a probe is late: those who wait for it can still wait for the next one, if it was a heavy page's. */
const PROBE_TIME = MAX_WAIT / 2

interface Visit {
  /** A read for a page. The calls of browsers and of the page server itself are always sent. */
  readonly isForPage: boolean
  /** The visitor's request that the call is for, if any. */
  readonly request: object | undefined
}

/** Names the time that was really waited. */
export class BackendTimeout extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Follows whether the backend answers. A page makes several calls in sequence: if the backend accepted each and left it without an
 * answer, their timeouts would add up to a minute. After a timeout during which no other call was answered, few of the pages' reads are
 * sent, as probes: one at first, another once the last has failed or is late. The other reads wait for an answer, which any call may
 * bring, and are then sent. A request whose read has waited in vain waits for no other.
 */
export function createResponsiveness() {
  let answeredAt = -Infinity
  /** The start of the call that timed out; undefined while the backend answers. */
  let silentSince: number | undefined
  /** When the next read may probe the backend. */
  let nextProbeAt = 0
  const waiting = new Set<() => void>()
  const disappointed = new WeakSet<object>()

  const wakeAll = (): void => waiting.forEach((wake) => wake())

  function answered(): void {
    answeredAt = performance.now()
    silentSince = undefined
    wakeAll()
  }

  /** @returns whether the call is a probe */
  async function admit({ isForPage, request }: Visit): Promise<boolean> {
    const until = performance.now() + MAX_WAIT
    while (isForPage && silentSince !== undefined) {
      const now = performance.now()
      const hasWaited = request !== undefined && disappointed.has(request)
      if (!hasWaited && now >= nextProbeAt) {
        nextProbeAt = now + PROBE_TIME
        return true
      }
      if (hasWaited || now >= until) {
        if (request) disappointed.add(request)
        throw new BackendTimeout('not sent, since the backend does not answer')
      }
      await wokenWithin(Math.min(until, nextProbeAt) - now)
    }
    return false
  }

  const wokenWithin = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      waiting.add(wake)
    })

  return async function whenResponsive<Answer>(visit: Visit, call: () => Promise<Answer>): Promise<Answer> {
    const isProbe = await admit(visit)
    const startedAt = performance.now()
    try {
      const answer = await call()
      answered()
      return answer
    } catch (error) {
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
      if (visit.request) disappointed.add(visit.request)
      if (answeredAt < startedAt) silentSince ??= startedAt
      throw new BackendTimeout(`no response within ${seconds(performance.now() - startedAt)}`)
    } finally {
      if (isProbe) {
        nextProbeAt = 0
        wakeAll()
      }
    }
  }
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} seconds`

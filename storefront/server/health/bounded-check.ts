import { within } from '../../src/lib/within.ts'

/** Milliseconds. Probes come every few seconds from each proxy; anybody else may send thousands. */
const CACHED_FOR = 1000
/** Proxies give up after a few seconds. */
const TIME_LIMIT = 2000

/**
 * A check whose cost does not grow with the number of requests: one at a time, its result is kept for a second. A check that takes longer
 * than two seconds has failed, and until it ends, no other begins.
 */
export function boundedCheck(check: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  let checkedAt = -Infinity
  let last = false

  const begin = (): Promise<boolean> => {
    const ended = Promise.try(check)
      .catch(() => false)
      .then((isOk) => {
        last = isOk
        checkedAt = performance.now()
        running = undefined
        return isOk
      })
    return within(TIME_LIMIT, ended, () => false)
  }

  return () => {
    if (running) return running
    if (performance.now() - checkedAt < CACHED_FOR) return Promise.resolve(last)
    return (running = begin())
  }
}

import type { ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'

/** Node has four threads for what is not JavaScript; one stays free, to compress pages. */
const AT_ONCE = Math.min(3, availableParallelism())
/** A page has some forty pictures: this is for the first visitors of a day. */
const MOST_WAITING = 1000

/**
 * Resizing is the most expensive work that a visitor can cause: a few pictures are resized at once, the others wait for their turn. A turn
 * ends with the work, not with the visitor: a few who read slowly would otherwise keep everybody else waiting.
 * @returns whether the work was done; false where too many wait, or the visitor has left meanwhile
 */
export function pictureQueue(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): (response: ServerResponse, resize: () => Promise<void> | void) => Promise<boolean> {
  const waiting = new Set<() => void>()
  let running = 0

  const getTurn = (response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = (): void => {
        waiting.delete(begin)
        resolve(false)
      }
      const begin = (): void => {
        waiting.delete(begin)
        running += 1
        response.off('close', leave)
        resolve(true)
      }
      if (response.destroyed || (running >= atOnce && waiting.size >= mostWaiting)) return resolve(false)
      if (running < atOnce) return begin()
      waiting.add(begin)
      response.once('close', leave)
    })

  return async (response, resize) => {
    if (!(await getTurn(response))) return false
    try {
      await resize()
    } finally {
      running -= 1
      const [next] = waiting
      next?.()
    }
    return true
  }
}

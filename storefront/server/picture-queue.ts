import { LRUCache } from 'lru-cache'
import type { ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { FairLine } from '../src/lib/fair-line.ts'
import { counts } from './metrics/counts.ts'

/** Node's thread pool has four threads; one stays free to compress pages. */
const AT_ONCE = Math.min(3, availableParallelism())
/** A page has some forty pictures: this is for the first visitors of a day. */
const MAX_WAITING = 1000
const MAX_READY = 20_000

interface PictureQueueOptions {
  readonly atOnce?: number
  readonly mostWaiting?: number
  /** The visitor whom the current work is for. */
  readonly ownerOf?: () => string
}

export type PictureQueue = (picture: string, response: ServerResponse, resize: () => Promise<void> | void) => Promise<boolean>

interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

/** Set by Next: HIT, MISS or STALE; missing on a 304. */
const CACHE_STATE = 'x-nextjs-cache'

/**
 * Resizing is the most expensive work that a visitor can cause: a few pictures are resized at once, the others wait for their turn. Visitors
 * take turns, and if too many pictures wait, the newest one of the visitor with the most is refused. A turn
 * ends with the work, not with the visitor: otherwise a few slow readers would block all others. A picture that Next
 * has cached does not wait.
 * @param picture names the picture, its size and its format
 * @returns whether the work was done; false if too many wait, or the visitor has left
 */
export function pictureQueue({ atOnce = AT_ONCE, mostWaiting = MAX_WAITING, ownerOf = () => '' }: PictureQueueOptions = {}): PictureQueue {
  const waiting = new FairLine<Waiting>()
  const ready = new LRUCache<string, true>({ max: MAX_READY })
  let running = 0

  const report = (): void => void Object.assign(counts.pictures, { running, waiting: waiting.size })

  const getTurn = (response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const owner = ownerOf()
      const end = (isOwn: boolean): void => {
        response.off('close', leave)
        if (isOwn) running += 1
        report()
        resolve(isOwn)
      }
      const turn: Waiting = { begin: () => end(true), refuse: () => end(false) }
      const leave = (): void => {
        waiting.remove(owner, turn)
        end(false)
      }
      if (response.destroyed) return resolve(false)
      if (running < atOnce) return turn.begin()
      if (waiting.size >= mostWaiting) {
        if (!waiting.isUnfairTo(owner)) return resolve(false)
        waiting.popOfBusiest()?.refuse()
      }
      waiting.push(owner, turn)
      report()
      response.once('close', leave)
    })

  const endTurn = (): void => {
    running -= 1
    waiting.shift()?.begin()
    report()
  }

  return async (picture, response, resize) => {
    const isReady = ready.has(picture)
    if (!isReady && !(await getTurn(response))) return false
    try {
      await resize()
    } finally {
      if (!isReady) endTurn()
    }
    const state = response.getHeader(CACHE_STATE)
    if (state !== undefined && state !== 'HIT') counts.pictures.resized += 1
    if (state === 'HIT') ready.set(picture, true)
    else if (state !== undefined) ready.delete(picture)
    return true
  }
}

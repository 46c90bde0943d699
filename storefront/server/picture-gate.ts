import { LRUCache } from 'lru-cache'
import { pictureAddress } from './picture-address.ts'

const LONGEST_WAIT = 60_000
const MOST_PICTURES = 20_000
/** Milliseconds during which a missing picture is not fetched again. */
const MISSING_FOR = 10_000

/** Undefined if Next may handle the request; otherwise the response's status. */
export type Refusal = 400 | 404 | undefined

/**
 * Decides which pictures Next may fetch, and fetches each the first time: Next gives up on a picture that the backend does not send
 * within seven seconds, and the page then shows a broken one. A backend that draws or resizes at the first request, for a whole page at
 * once, takes longer. Simultaneous requests for one picture share one fetch.
 * @param folders that pictures may come from
 */
export function pictureGate(folders: readonly string[]): (url: string) => Promise<Refusal> | Refusal {
  const known = new LRUCache<string, 'ready' | 'missing'>({ max: MOST_PICTURES })
  const waiting = new Map<string, Promise<Refusal>>()

  const fetchOnce = async (picture: string): Promise<Refusal> => {
    try {
      const { ok, status, body } = await fetch(picture, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_WAIT) })
      await body?.cancel()
      if (ok) known.set(picture, 'ready')
      if (ok || status >= 500) return undefined
      // A redirect counts as missing, too: it could leave the folder.
      known.set(picture, 'missing', { ttl: MISSING_FOR })
      return 404
    } catch {
      // Next fetches it again and reports the failure.
      return undefined
    } finally {
      waiting.delete(picture)
    }
  }

  return (url) => {
    const picture = pictureAddress(url.slice(url.indexOf('?') + 1), folders)
    if (!picture) return 400
    const state = known.get(picture)
    if (state) return state === 'ready' ? undefined : 404
    const wait = waiting.get(picture) ?? fetchOnce(picture)
    waiting.set(picture, wait)
    return wait
  }
}

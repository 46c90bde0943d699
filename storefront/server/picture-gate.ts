import { LRUCache } from 'lru-cache'

const LONGEST_WAIT = 60_000
const MOST_PICTURES = 20_000

/**
 * Next gives up on a picture that the backend does not send within seven seconds, and the page then shows a broken one. A
 * backend that draws or resizes at the first request, for a whole page at once, takes longer: here a picture is waited for
 * once, before Next asks for it.
 * @param hosts the addresses that pictures may come from; others are left to Next, which refuses them
 */
export function pictureGate(hosts: readonly string[]): (url: string) => Promise<void> | undefined {
  const origins = new Set(hosts.map((host) => new URL(host).origin))
  const ready = new LRUCache<string, true>({ max: MOST_PICTURES })

  const wait = async (picture: string): Promise<void> => {
    try {
      await fetch(picture, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(LONGEST_WAIT) })
      ready.set(picture, true)
    } catch {
      // Next asks itself, and answers for the failure.
    }
  }

  return (url) => {
    const picture = new URLSearchParams(url.slice(url.indexOf('?'))).get('url') ?? ''
    if (ready.has(picture) || !URL.canParse(picture) || !origins.has(new URL(picture).origin)) return undefined
    return wait(picture)
  }
}

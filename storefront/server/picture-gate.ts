import { LRUCache } from 'lru-cache'
import { DEVICE_SIZES, IMAGE_SIZES, PICTURE_QUALITY } from '../src/lib/image-sources.ts'

const MAX_WAIT = 60_000
const MAX_PICTURES = 20_000
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
  const known = new LRUCache<string, 'ready' | 'missing'>({ max: MAX_PICTURES })
  const waiting = new Map<string, Promise<Refusal>>()

  const fetchOnce = async (picture: string): Promise<Refusal> => {
    try {
      const { ok, status, body } = await fetch(picture, { redirect: 'manual', signal: AbortSignal.timeout(MAX_WAIT) })
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

const WIDTHS = new Set([...DEVICE_SIZES, ...IMAGE_SIZES].map(String))
const MAX_URL = 1024
/** Sequences that a server may resolve to a path outside the folder; dots within a name, as in `cup..jpg`, are harmless. */
const PATH_TRAVERSAL = /(?<!\w)\.\.|\.\.(?!\w)|%2e|%2f|%5c|%25|\\/i

/**
 * The URL from which the optimiser fetches the requested picture; undefined if the optimiser would refuse
 * the request, or the picture is in none of the folders.
 * @param query of the request
 * @param folders each an address that ends with a slash (src/lib/picture-hosts.ts)
 */
function pictureAddress(query: string, folders: readonly string[]): string | undefined {
  const parameters = [...new URLSearchParams(query)]
  const { url, w, q, ...others } = Object.fromEntries(parameters)
  const isRegular = parameters.length === 3 && Object.keys(others).length === 0 && WIDTHS.has(w ?? '') && q === String(PICTURE_QUALITY)
  if (!isRegular || !url || url.length > MAX_URL) return undefined
  return withinFolders(url, folders)
}

/** The URL in its normal form; undefined if it is in none of the folders. */
export function withinFolders(url: string, folders: readonly string[]): string | undefined {
  if (PATH_TRAVERSAL.test(url)) return undefined
  const address = URL.parse(url)
  if (!address || address.hash) return undefined
  address.pathname = normalPath(address.pathname)
  return folders.some((folder) => address.href.startsWith(folder)) ? address.href : undefined
}

/**
 * Each spelling of a path that servers take for the same would be resized and stored again: characters that need no encoding (RFC 3986,
 * 6.2.2) and repeated slashes.
 */
const normalPath = (path: string): string =>
  path
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[\w~-]/.test(character) ? character : code.toUpperCase()
    })
    .replaceAll(/\/{2,}/g, '/')

/**
 * The same request for the picture's normal address, without a query of its own. Magento adds one if a CDN resizes its pictures, and so does Builder: it
 * names a size, which the optimiser sets itself. Any other query is invented by a visitor and would duplicate the picture.
 * @param url of a request to the image optimiser
 */
export function normalRequest(url: string, folders: readonly string[]): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const picture = parameters.get('url') ?? ''
  // One that is in no folder is refused later.
  parameters.set('url', (withinFolders(picture, folders) ?? picture).split('?', 1)[0] ?? '')
  return `/_next/image?${parameters}`
}

/** The best format that the browser accepts, of those that the optimiser produces (next.config.ts). */
export const pictureFormat = (accept = ''): string => ['image/avif', 'image/webp'].find((format) => accept.includes(format)) ?? ''

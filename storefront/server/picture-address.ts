import { DEVICE_SIZES, IMAGE_SIZES, PICTURE_QUALITY } from '../src/lib/image-sources.ts'

const WIDTHS = new Set([...DEVICE_SIZES, ...IMAGE_SIZES].map(String))
const LONGEST = 1024
/** Sequences that a server may resolve to a path outside the folder; dots within a name, as in `cup..jpg`, are harmless. */
const WAY_OUT = /(?<!\w)\.\.|\.\.(?!\w)|%2e|%5c|%25|\\/i

/**
 * The same request without the picture's own query. Magento adds one if a CDN resizes its pictures, and so does Builder: it
 * names a size, which the optimiser sets itself. Any other query is invented by a visitor and would duplicate the picture.
 * @param url of a request to the image optimiser
 */
export function withoutOwnQuery(url: string): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  parameters.set('url', parameters.get('url')?.split('?', 1)[0] ?? '')
  return `/_next/image?${parameters}`
}

/** The best format that the browser accepts, of those that the optimiser produces (next.config.ts). */
export const pictureFormat = (accept = ''): string => ['image/avif', 'image/webp'].find((format) => accept.includes(format)) ?? ''

/**
 * The URL from which the optimiser fetches the requested picture; undefined if the optimiser would refuse
 * the request, or the picture is in none of the folders.
 * @param query of the request
 * @param folders each an address that ends with a slash (src/lib/picture-hosts.ts)
 */
export function pictureAddress(query: string, folders: readonly string[]): string | undefined {
  const parameters = [...new URLSearchParams(query)]
  const { url, w, q, ...others } = Object.fromEntries(parameters)
  const isUsual = parameters.length === 3 && Object.keys(others).length === 0 && WIDTHS.has(w ?? '') && q === String(PICTURE_QUALITY)
  if (!isUsual || !url || url.length > LONGEST || WAY_OUT.test(url)) return undefined
  const address = URL.parse(url)
  if (!address || address.hash) return undefined
  return folders.some((folder) => address.href.startsWith(folder)) ? address.href : undefined
}

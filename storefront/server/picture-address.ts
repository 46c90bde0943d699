import { DEVICE_SIZES, IMAGE_SIZES, PICTURE_QUALITY } from '../src/lib/picture-sizes.ts'

const WIDTHS = new Set([...DEVICE_SIZES, ...IMAGE_SIZES].map(String))
const LONGEST = 1024
/** Sequences that a server may resolve to a path outside the folder; dots within a name, as in `cup..jpg`, are none. */
const WAY_OUT = /(?<!\w)\.\.|\.\.(?!\w)|%2e|%5c|%25|\\/i

/**
 * The address of the picture that a request to the image optimiser names, as it is fetched; undefined if the optimiser would refuse
 * the request, or the picture is in none of the folders.
 * @param query of the request
 * @param folders each an address that ends with a slash (src/lib/picture-hosts.ts)
 */
export function pictureAddress(query: string, folders: readonly string[]): string | undefined {
  const parameters = [...new URLSearchParams(query)]
  const { url, w, q, ...others } = Object.fromEntries(parameters)
  const isUsual = parameters.length === 3 && Object.keys(others).length === 0 && WIDTHS.has(w ?? '') && q === String(PICTURE_QUALITY)
  if (!isUsual || !url || url.length > LONGEST || WAY_OUT.test(url.split('?', 1)[0]!)) return undefined
  const address = URL.parse(url)
  if (!address || address.hash) return undefined
  return folders.some((folder) => address.href.startsWith(folder)) ? address.href : undefined
}

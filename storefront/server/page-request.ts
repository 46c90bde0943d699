import type { IncomingHttpHeaders } from 'node:http'
import { internalPath, type PathSettings, splitQuery } from './internal-path.ts'
import type { Lane } from './render-queue.ts'

/** One variant of one page: its HTML, or one of the payloads of Next's router. */
export interface PageRequest {
  /** The name of the variant and the internal path. */
  readonly key: string
  /** The internal path. */
  readonly url: string
  /** Only the headers that select the variant, because a page must not depend on its visitor. */
  readonly headers: Readonly<Record<string, string>>
}

export interface RequestSettings extends PathSettings {
  /** Whether the build has a file, or generates it on request. */
  readonly isFile: (path: string) => boolean
}

export type Requested =
  | { readonly kind: 'page' | 'file'; readonly page: PageRequest; /** A file that a page loads: missing, it is no page either. */ readonly isPart?: boolean }
  /** Another spelling of an address. */
  | { readonly kind: 'respelled'; readonly location: string; readonly isTemporary?: boolean }
  /** The same address with the parameter of Next's router, or without it. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** Known without a lookup: a file of Next that the build does not have, or a segment that no page has. */
  | { readonly kind: 'missing' }

/** Files of Next have names that no merchant redirects. */
const NEXT_FILE = /^\/_next\//
const FILE = /\.[a-z0-9]{2,11}$/i
/** Files that a page or a crawler loads, which nobody reads. */
const PART = /\.(?:avif|css|eot|gif|ico|jpe?g|js|json|map|mjs|mp3|mp4|otf|png|svg|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml)$/i
const RSC_PARAMETER = /\?_rsc=[^&]*$|(?<=\?)_rsc=[^&]*&|&_rsc=[^&]*/

/**
 * The page that a visitor requests. Of the request it keeps only what changes the page.
 *
 * A payload has a separate URL, with the parameter that Next's router adds. Some CDNs ignore `Vary`: an attacker could make them
 * cache the payload in place of the page.
 */
export function pageRequest(headers: IncomingHttpHeaders, url: string, settings: RequestSettings): Requested {
  const [pathname = '/'] = url.split('?', 1)
  if ((FILE.test(pathname) || NEXT_FILE.test(pathname)) && settings.isFile(pathname)) return { kind: 'file', page: { key: `file ${pathname}`, url: pathname, headers: {} } }
  if (NEXT_FILE.test(pathname)) return { kind: 'missing' }
  const plain = withoutRsc(url)
  const decision = internalPath(plain, settings)
  if (decision.kind === 'redirect') return { ...decision, kind: 'respelled' }
  const isPayload = headers.rsc === '1'
  if (isPayload !== (plain !== url)) return { kind: 'redirect', location: isPayload ? `${url}${url.includes('?') ? '&' : '?'}_rsc=1` : plain }
  const variant = pageVariant(headers)
  if (!variant) return { kind: 'missing' }
  return { kind: 'page', page: { key: `${variant.name} ${decision.path}`, url: decision.path, headers: variant.headers }, isPart: PART.test(pathname) }
}

/** A URL without the parameter of Next's router. */
export const withoutRsc = (url: string): string => url.replace(RSC_PARAMETER, '')

/** The same variant of another page. */
export const pageAt = (request: PageRequest, url: string): PageRequest => ({
  ...request,
  key: request.key.slice(0, -request.url.length) + url,
  url,
})

export const withoutQuery = (request: PageRequest): PageRequest => pageAt(request, splitQuery(request.url).page)

/** Internal stand-in pages are marked with a tilde (internal-path.ts); there are few of them. */
export function laneOf(url: string): Lane {
  if (/^\/[^/]+\/~/.test(url)) return 'stand-in'
  return splitQuery(url).query ? 'query' : 'page'
}

/** One form of a page: its document, or one of the payloads that Next's router requests. */
interface PageVariant {
  readonly name: string
  /** The headers of the request to Next. */
  readonly headers: Readonly<Record<string, string>>
}

const DOCUMENT: PageVariant = { name: 'html', headers: {} }
const PAYLOAD: PageVariant = { name: 'payload', headers: { rsc: '1' } }
/** The segments that Next generates for prefetching each static page, by name. */
const SEGMENTS: Readonly<Record<string, PageVariant>> = {
  '/_tree': segment('tree', '/_tree'),
  '/_head': segment('head', '/_head'),
}

/**
 * The form of a page that a request selects; undefined for a segment that no page has. Headers with values that the router never sends
 * are ignored: they would create unlimited copies of a page. The router's state tree changes nothing in a static page.
 */
export function pageVariant(headers: IncomingHttpHeaders): PageVariant | undefined {
  if (headers.rsc !== '1') return DOCUMENT
  const segmentPath = headers['next-router-segment-prefetch']
  if (segmentPath === undefined || headers['next-router-prefetch'] !== '1') return PAYLOAD
  return Object.hasOwn(SEGMENTS, String(segmentPath)) ? SEGMENTS[String(segmentPath)] : undefined
}

function segment(name: string, path: string): PageVariant {
  return { name, headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': path } }
}

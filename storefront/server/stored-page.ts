import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib'
import type { CapturedResponse } from './capture.ts'
import { MAX_MISSING_SECONDS, pageLifetime } from './page-lifetime.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished response as it is sent. All times are those of `performance.now`. */
export interface StoredPage {
  readonly status: number
  /** Alternating names and values, without Content-Length, Content-Encoding, ETag and Age. */
  readonly headers: readonly string[]
  readonly etag: string
  /** A compressed page has no plain body: it is decompressed for the few clients that accept no encoding. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
  /** Bytes of the plain body. */
  readonly length: number
  readonly isStorable: boolean
  readonly storedAt: number
  readonly freshUntil: number
  /** The end of stale-while-revalidate. */
  readonly staleUntil: number
  /** The end of stale-if-error. */
  readonly standInUntil: number
  readonly tags: ReadonlySet<string>
  /** The position in the log of drops when the render began (cluster/drop-log.ts); 0 without a log. */
  readonly position: number
}

const compressGzip = promisify(gzip)
const decompressGzip = promisify(gunzip)
const compressBrotli = promisify(brotliCompress)
/** 256 kB, as no page is longer; the default takes memory for pages of 4 MB. */
const BROTLI_WINDOW = 18
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/
const SMALLEST_TO_COMPRESS = 512
/** A week. */
const STALE_IF_ERROR = 'stale-if-error=604800'
const NOT_FOR_CLIENTS = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'x-nextjs-cache'])

/** @param url and `requestHeaders` belong to the request, because the caching rules depend on both */
export function storedPage(
  url: string,
  requestHeaders: Readonly<Record<string, string>>,
  { status, headers, body }: CapturedResponse,
  tags: ReadonlySet<string>,
  now: number,
  position = 0,
): StoredPage {
  const known = withStaleIfError(plainHeaders(headers))
  const { isStorable, fresh, stale, standIn } = pageLifetime({ url, requestHeaders, status, headers: known })
  return {
    status,
    headers: clientHeaders(known, status),
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: { identity: ownBytes(body) },
    length: body.length,
    isStorable,
    storedAt: now,
    freshUntil: now + fresh,
    staleUntil: now + stale,
    standInUntil: now + standIn,
    tags: new Set(tags),
    position,
  }
}

export const isCompressible = ({ headers, length }: StoredPage): boolean =>
  length >= SMALLEST_TO_COMPRESS && COMPRESSIBLE.test(headers[headers.indexOf('content-type') + 1] ?? '')

/** Compresses once, on the thread pool, for all responses. */
export async function compress(page: StoredPage): Promise<StoredPage> {
  const { identity } = page.bodies
  return identity ? { ...page, bodies: { gzip: ownBytes(await compressGzip(identity, { level: 9 })) } } : page
}

export async function compressFurther(page: StoredPage): Promise<StoredPage> {
  const { gzip } = page.bodies
  if (!gzip) return page
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: page.length, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW }
  return { ...page, bodies: { gzip, br: ownBytes(await compressBrotli(await decompressGzip(gzip), { params })) } }
}

/** The body in an encoding; the plain body if it is not stored in that encoding. */
export function bodyOf({ bodies }: StoredPage, encoding: Encoding): Buffer {
  return bodies[encoding] ?? bodies.identity ?? gunzipSync(bodies.gzip ?? Buffer.alloc(0))
}

const CACHE_HEADER = /cache-control$|^(?:x-accel-expires|surrogate-key|cache-tag)$/

/** The page with headers that forbid browsers and shared caches to store it. */
export function uncached(page: StoredPage): StoredPage {
  const nameAt = (index: number): string | undefined => page.headers[index - (index % 2)]
  const others = page.headers.filter((_, index) => !CACHE_HEADER.test(nameAt(index) ?? ''))
  return { ...page, headers: [...others, 'cache-control', 'no-store', 'cdn-cache-control', 'no-store'] }
}

// Next names the target of a static redirect twice, and "/a, /a" would be one address.
function plainHeaders(headers: CapturedResponse['headers']): Record<string, string> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), [...new Set([value].flat())].join(', ')] as const],
  )
  return Object.fromEntries(pairs)
}

function withStaleIfError(headers: Record<string, string>): Record<string, string> {
  const control = headers['cache-control']
  if (!control?.includes('s-maxage') || control.includes('stale-if-error')) return headers
  return { ...headers, 'cache-control': `${control}, ${STALE_IF_ERROR}` }
}

function clientHeaders(known: Record<string, string>, status: number): string[] {
  // The page is stored in several encodings; Next's own Vary comes on top.
  const vary = [known.vary, 'accept-encoding'].filter(Boolean).join(', ')
  const entries = Object.entries({ ...known, ...cacheHeaders(known['cache-control'] ?? '', status), vary })
  return entries.filter(([name]) => !NOT_FOR_CLIENTS.has(name)).flat()
}

/**
 * Shared caches further out get the whole directive as CDN-Cache-Control. A browser must revalidate each time: it would otherwise apply
 * stale-while-revalidate itself and show a page that the shop has invalidated.
 */
function cacheHeaders(control: string, status: number): Record<string, string> {
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1]
  if (status >= 400) {
    if (seconds === undefined || status !== 404) return { 'cache-control': 'no-store' }
    const missing = Math.min(Number(seconds), MAX_MISSING_SECONDS)
    return { 'cache-control': `public, max-age=0, s-maxage=${missing}`, 'cdn-cache-control': `max-age=${missing}` }
  }
  if (seconds === undefined) return { 'cache-control': control || 'no-store' }
  return { 'cache-control': `public, max-age=0, s-maxage=${seconds}`, 'cdn-cache-control': control.replace('s-maxage', 'max-age') }
}

/** Copies a buffer: a small one is often a slice of a larger one, which would stay in memory as long as the slice. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

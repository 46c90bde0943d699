import CachePolicy from 'http-cache-semantics'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CapturedResponse } from './capture.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished response, kept as it goes over the wire. */
export interface StoredPage {
  readonly status: number
  /** Names and values in turn, without the length, the encoding, the ETag and the age. */
  readonly headers: readonly string[]
  readonly etag: string
  readonly bodies: Readonly<{ identity: Buffer; gzip?: Buffer; br?: Buffer }>
  readonly policy: CachePolicy
  readonly isStorable: boolean
  /** Milliseconds since 1970. */
  readonly storedAt: number
  readonly freshUntil: number
  readonly tags: ReadonlySet<string>
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/
const SMALLEST_TO_COMPRESS = 512
/** For how long a page may stand in for one that cannot be rendered: a week. */
const STALE_IF_ERROR = 'stale-if-error=604800'
const NOT_FOR_CLIENTS = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'x-nextjs-cache'])

/** @param url and `headers` are those of the request that was answered: the rules of caching are about both */
export function storedPage(
  url: string,
  requestHeaders: Readonly<Record<string, string>>,
  { status, headers, body }: CapturedResponse,
  tags: ReadonlySet<string>,
  now: number,
): StoredPage {
  const known = withStaleIfError(plainHeaders(headers))
  const policy = new CachePolicy({ url, method: 'GET', headers: requestHeaders }, { status, headers: known }, { shared: true })
  return {
    status,
    headers: clientHeaders(known),
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies: { identity: body },
    policy,
    // RFC 9111 leaves cookies to the cache; one visitor's must never reach another.
    isStorable: policy.storable() && headers['set-cookie'] === undefined && status < 400,
    storedAt: now,
    freshUntil: now + (policy.maxAge() - policy.age()) * 1000,
    tags: new Set(tags),
  }
}

export const isCompressible = ({ headers, bodies }: StoredPage): boolean =>
  bodies.identity.length >= SMALLEST_TO_COMPRESS && COMPRESSIBLE.test(headers[headers.indexOf('content-type') + 1] ?? '')

/** Compressed once, on the thread pool, for as often as the page is asked for. */
export async function compress(page: StoredPage): Promise<StoredPage> {
  const gzip = await compressGzip(page.bodies.identity, { level: 9 })
  return { ...page, bodies: { ...page.bodies, gzip } }
}

export async function compressFurther(page: StoredPage): Promise<StoredPage> {
  const br = await compressBrotli(page.bodies.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { ...page, bodies: { ...page.bodies, br } }
}

export const sizeOf = ({ bodies }: StoredPage): number =>
  1024 + bodies.identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0)

export const uncached = (page: StoredPage): StoredPage => ({
  ...page,
  headers: page.headers.map((value, index) => (page.headers[index - 1]?.endsWith('cache-control') && index % 2 === 1 ? 'no-store' : value)),
})

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

/**
 * Shared caches further out get the whole directive under their own name; a browser is told to ask each time, as it would
 * otherwise apply stale-while-revalidate itself and show a page that the shop has dropped.
 */
function clientHeaders(known: Record<string, string>): string[] {
  const control = known['cache-control'] ?? ''
  const lifetime = /s-maxage=\d+/.exec(control)?.[0]
  const cacheHeaders = lifetime
    ? { 'cache-control': `public, max-age=0, ${lifetime}`, 'cdn-cache-control': control.replace('s-maxage', 'max-age') }
    : { 'cache-control': control || 'no-store' }
  // The page is kept in several encodings; what Next varies by comes on top.
  const vary = [known.vary, 'accept-encoding'].filter(Boolean).join(', ')
  const kept = Object.entries({ ...known, ...cacheHeaders, vary }).filter(([name]) => !NOT_FOR_CLIENTS.has(name))
  return kept.flat()
}

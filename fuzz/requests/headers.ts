import fc from 'fast-check'
import type { Header } from '../fuzz-request.ts'
import { oddText } from './sample-values.ts'

/** Internal headers of Next, its router and its hosts, which no visitor should send. */
const NEXT_INTERNAL = [
  'rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url', 'next-action', 'next-hmr-refresh', 'next-instant-navigation-testing', 'next-resume', 'x-next-resume-state-length',
  'x-action-revalidated', 'x-invoke-error', 'x-invoke-output', 'x-invoke-path', 'x-invoke-query', 'x-invoke-status', 'x-matched-path', 'x-middleware-cache', 'x-middleware-next', 'x-middleware-override-headers',
  'x-middleware-prefetch', 'x-middleware-redirect', 'x-middleware-refresh', 'x-middleware-request-cookie', 'x-middleware-rewrite', 'x-middleware-set-cookie', 'x-middleware-skip', 'x-middleware-subrequest',
  'x-next-cache-tags', 'x-next-revalidate-tag-token', 'x-next-revalidated-tags', 'x-nextjs-action-not-found', 'x-nextjs-cache', 'x-nextjs-data', 'x-nextjs-deployment-id', 'x-nextjs-html-request-id', 'x-nextjs-matched-path',
  'x-nextjs-postponed', 'x-nextjs-prerender', 'x-nextjs-request-id', 'x-nextjs-rewrite', 'x-nextjs-rewritten-path', 'x-now-route-matches', 'x-prerender-revalidate', 'x-prerender-revalidate-if-generated', 'x-vercel-id',
]

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-original-url', 'x-real-ip', 'x-rewrite-url', 'x-http-method-override', 'cf-connecting-ip', 'true-client-ip']

const BROWSER_HEADERS = [
  'accept', 'accept-charset', 'accept-encoding', 'accept-language', 'authorization', 'cache-control', 'content-encoding', 'content-language', 'content-type', 'cookie', 'dnt', 'if-match', 'if-modified-since', 'if-none-match', 'if-range',
  'if-unmodified-since', 'origin', 'pragma', 'purpose', 'range', 'referer', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-purpose', 'store', 'upgrade-insecure-requests', 'user-agent', 'x-recaptcha', 'x-requested-with',
  'content-currency', 'content-length', 'expect', 'host', 'te', 'trailer', 'transfer-encoding', 'connection', 'upgrade',
]

/** Values that some of these headers expect. */
const USUAL_VALUES = [
  '1', '2', '0', '*', '*/*', 'text/html', 'text/x-component', 'br', 'gzip;q=0, identity', 'identity;q=0', 'zstd', 'bytes=0-', 'bytes=-1', 'bytes=9-1', 'W/"x"', 'Wed, 21 Oct 2099 07:28:00 GMT', 'en', 'pl;q=0.5', 'chunked', 'gzip, chunked',
  '100-continue', 'close', 'websocket', 'prefetch', '/', '/_tree', '/women', 'http://evil.example', 'null', 'evil.example', 'localhost', 'https', '127.0.0.1', '::1', 'for=127.0.0.1;host=localhost', 'Bearer {{customer-token}}', 'Bearer x', 'Basic Og==',
  'magento_customerToken={{customer-token}}', 'magento_customerToken=x; magento_customerToken=y', '__prerender_bypass=x', 'middleware:middleware:middleware:middleware:middleware', '%5B%22%22%5D', '[""]', '{}', 'application/json',
]

/** The values that Node's client accepts; any other needs a plain socket, which is slower. */
const SENDABLE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...USUAL_VALUES) },
  { weight: 2, arbitrary: oddText.map((text) => (SENDABLE.test(text) ? text : encodeURIComponent(text.toWellFormed()).slice(0, 8000))) },
)

const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NEXT_INTERNAL) },
  { weight: 2, arbitrary: fc.constantFrom(...PROXY_HEADERS) },
  { weight: 3, arbitrary: fc.constantFrom(...BROWSER_HEADERS) },
)

/** Unusual request headers, mostly those that Next and proxies use internally. */
export const oddHeaders: fc.Arbitrary<Header[]> = fc.array(fc.tuple(name, value), { maxLength: 3 })

/** One request in `rarity` carries some. */
export const rarelyOddHeaders = (rarity: number): fc.Arbitrary<Header[]> => fc.oneof({ weight: rarity - 1, arbitrary: fc.constant<Header[]>([]) }, { weight: 1, arbitrary: oddHeaders })

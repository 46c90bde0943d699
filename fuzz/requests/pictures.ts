import fc from 'fast-check'
import type { FuzzRequest } from '../fuzz-request.ts'
import { rarelyOddHeaders } from './headers.ts'
import { mostly, oddText } from './sample-values.ts'

const BACKEND = '{{media-origin}}'
const PICTURES = [`${BACKEND}/media/catalog/product/no-such-picture.webp`, `${BACKEND}/media/logo/no-such-logo.svg`, `${BACKEND}/static/frontend/placeholder/image.jpg`]

/** URLs that the shop must not fetch, and spellings that might hide one of them. */
const FORBIDDEN = [
  `${BACKEND}/desk`, `${BACKEND}/desk/outbox.json`, `${BACKEND}/graphql`, `${BACKEND}/graphql?query={__typename}`, `${BACKEND}/health`, `${BACKEND}/media/../desk`, `${BACKEND}/media/..%2fdesk`, `${BACKEND}/media/%2e%2e/desk`, `${BACKEND}//desk`, `${BACKEND}/media/catalog/product/..\\..\\desk`,
  `${BACKEND}/payment/redirect?token=x`, `${BACKEND}/downloadable/download/link/id/x`, `${BACKEND}/newsletter/subscriber/confirm?id=1&code=x`, `${BACKEND}/api/v1/write/page`, 'http://localhost:22/', 'http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest/meta-data/', 'https://evil.example/x.png',
  '//evil.example/x.png', '/\\evil.example/x.png', 'file:///etc/passwd', 'data:image/svg+xml,<svg/>', 'ftp://evil.example/', 'javascript:alert(1)', '/', '/api/graphql', '/_next/image?url=/x&w=640&q=75', '/icon.svg', '/favicon.ico', '/../.env', 'http://user:pass@localhost/', `${BACKEND}@evil.example/x.png`, 'http://localhost:0/',
]

const url = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PICTURES) }, { weight: 6, arbitrary: fc.constantFrom(...FORBIDDEN) }, { weight: 1, arbitrary: oddText })
const width = mostly(fc.constantFrom('16', '640', '1080', '3840', '641', '0', '-1', '99999999', '640.5'))
const quality = mostly(fc.constantFrom('75', '75', '75', '1', '100', '101'))
const pair = fc.oneof(
  { weight: 6, arbitrary: url.map((value) => ['url', value] as const) },
  { weight: 3, arbitrary: width.map((value) => ['w', value] as const) },
  { weight: 3, arbitrary: quality.map((value) => ['q', value] as const) },
)
const whole = fc.tuple(url, width, quality).map(([first, w, q]) => [['url', first], ['w', w], ['q', q]] as const)

const query = fc
  .tuple(fc.oneof({ weight: 5, arbitrary: whole }, { weight: 1, arbitrary: fc.array(pair, { maxLength: 4 }) }), fc.constantFrom(true, true, true, false))
  .map(([pairs, isEncoded]) => pairs.map(([key, value]) => `${key}=${isEncoded && !value.includes('{{') ? encodeURIComponent(value.toWellFormed()) : value}`).join('&'))

/** Requests to the image optimiser, which fetches URLs for its visitors. */
export const pictureRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({ method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'), path: fc.constantFrom('/_next/image', '/_next/image', '/_next/image', '/_next/image/', '/_next/imagex', '/pl/_next/image'), query, headers: rarelyOddHeaders(3) })
  .map(({ method, path, query: search, headers }) => ({ to: 'shop', method, path: `${path}?${search}`, headers }))

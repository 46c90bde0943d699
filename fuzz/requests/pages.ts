import fc from 'fast-check'
import type { FuzzRequest } from '../fuzz-request.ts'
import { brokenHttp } from './broken-http.ts'
import { oddHeaders } from './headers.ts'
import { CATEGORIES, FILES, LOCALE_PREFIXES, oddText, PRODUCTS, SCREENS, SEARCHES } from './sample-values.ts'

const page = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SCREENS) },
  { weight: 2, arbitrary: fc.constantFrom(...PRODUCTS.map((key) => `/${key}`)) },
  { weight: 2, arbitrary: fc.constantFrom(...CATEGORIES.map((key) => `/${key}`)) },
  { weight: 1, arbitrary: fc.constantFrom(...FILES) },
)

const knownPath = fc.tuple(fc.constantFrom(...LOCALE_PREFIXES), page).map((parts) => parts.join(''))

/** Paths that are not cached, so that each has to be rendered. */
const oddPath = fc.tuple(fc.oneof(knownPath, fc.constantFrom('', '/women/~', '/_next', '/_next/static', '/_next/data', '/en/en', '/.well-known')), fc.array(oddText, { minLength: 1, maxLength: 3 }), fc.boolean()).map(
  ([path, segments, isEncoded]) => `${path}/${segments.map((segment) => (isEncoded ? encodeURIComponent(segment.toWellFormed()) : segment)).join('/')}`,
)

/** Other spellings of a path. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`, (path) => path.replace('/', '//'), (path) => path.replace('/', '/./'), (path) => path.toUpperCase(), (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '\\'), (path) => path.replaceAll('/', '%2F'), (path) => `${path};x=y`, (path) => `${path}%`, (path) => `${path}%00`, (path) => `${path}%E0%A4%A`, (path) => `${path}#x`, (path) => `${path}.json`, (path) => `${path}.rsc`, (path) => `${path}.txt`,
  (path) => `/_next/data/x${path}.json`, (path) => `http://evil.example${path}`, (path) => path.slice(1), (path) => `${path}?`, (path) => `${path}?&&&=&=`, (path) => `${path}?${'a=b&'.repeat(500)}`,
]

/** Few values each, since every combination is a separate page. */
const LISTING_QUERY: Readonly<Record<string, readonly string[]>> = { p: ['1', '2', '999', '-1', '1e9'], sort: ['price-asc', 'name', 'x'], price: ['10_50', '50_10', 'x'], q: SEARCHES, color: ['49', '1', 'x'], size: ['167'], _rsc: ['abc'], utm_source: ['x'] }
const usualQuery = fc.constantFrom(...Object.keys(LISTING_QUERY)).chain((key) => fc.constantFrom(...LISTING_QUERY[key]!).map((value) => `${key}=${value}`))
const oddQuery = fc.tuple(fc.constantFrom('p', 'sort', 'price', 'q', 'slug', 'color', 'x', '__proto__', '_rsc'), oddText, fc.boolean()).map(([key, value, isEncoded]) => `${key}=${isEncoded ? encodeURIComponent(value.toWellFormed()) : value}`)

const listing = (query: fc.Arbitrary<string>) => fc.tuple(fc.constantFrom('/women', '/search', '/pl/women'), fc.array(query, { minLength: 1, maxLength: 2 })).map(([path, pairs]) => `${path}?${pairs.join('&')}`)

const path = fc.oneof(
  { weight: 160, arbitrary: knownPath },
  { weight: 10, arbitrary: fc.tuple(knownPath, fc.constantFrom(...SPELLINGS)).map(([plain, spell]) => spell(plain)) },
  { weight: 3, arbitrary: listing(usualQuery) },
  { weight: 1, arbitrary: listing(oddQuery) },
  { weight: 2, arbitrary: oddPath },
)

const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PURGE', 'PROPFIND', 'BREW']

const request: fc.Arbitrary<FuzzRequest> = fc
  .record({ method: fc.constantFrom(...METHODS), path, encoding: fc.constantFrom('br', 'br', 'gzip', ''), headers: oddHeaders })
  .map(({ method, path: target, encoding, headers }) => ({ to: 'shop', method, path: target, headers: [...(encoding ? [['accept-encoding', encoding] as const] : []), ...headers] }))

const broken: fc.Arbitrary<FuzzRequest> = brokenHttp.map((raw) => ({ to: 'shop', method: '', path: '', headers: [], raw }))

/** Requests for pages, files and invalid paths, as visitors and their programs may send them. */
export const pageRequests: fc.Arbitrary<FuzzRequest> = fc.oneof({ weight: 40, arbitrary: request }, { weight: 1, arbitrary: broken })

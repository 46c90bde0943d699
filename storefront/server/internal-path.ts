import { LISTING_KEYS, QUERY_MARK } from '../src/features/listing/listing-query.ts'
import { APP_ROUTES } from './app-routes.ts'

/** What the mapping has to know of the shop: its languages and the attributes that its listings filter by. */
export interface PathSettings {
  /** The first is the default and has no prefix. */
  readonly locales: readonly string[]
  readonly isFilter: (key: string) => boolean
}

export type PathDecision =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }

/** With the price, which Magento always filters by. */
const KNOWN_KEYS = [...LISTING_KEYS, 'price']
/** The page that says that there is nothing at an address. */
const NOT_FOUND_PAGE = '~not-found'
/** Magento keeps no longer one. */
const LONGEST_PATH = 255
const LONGEST_VALUE = 100
const MOST_VALUES = 40

/**
 * Maps a public URL to the path of a static page, so that a listing with filters is rendered once and kept like any other:
 * `/books?p=2&color=49` is the page `/en/books/~/color%3D49%26p%3D2`. Keys are sorted and unknown ones dropped, and characters
 * encoded in one way, so that all spellings of one listing are one page. A path with the default locale's prefix has one right
 * address, without it. All that can be the address of nothing is one page, too.
 */
export function internalPath(url: string, { locales, isFilter }: PathSettings): PathDecision {
  const [pathname, search] = split(url, '?')
  const [defaultLocale = ''] = locales
  // A backslash is a slash to browsers: two of them in an address of ours would lead off the site.
  const segments = pathname.replaceAll('\\', '%5C').split('/').filter(Boolean)
  const [first = ''] = segments

  const tidy = `/${segments.join('/')}`
  if (first === defaultLocale) return redirect(`/${segments.slice(1).join('/')}`, search)
  if (tidy !== pathname) return redirect(tidy, search)

  const locale = locales.includes(first) ? first : defaultLocale
  const rest = (locales.includes(first) ? segments.slice(1) : segments).map(decoded)
  const detail = detailPage(rest)
  if (detail) return { kind: 'page', path: `/${[locale, ...detail].join('/')}` }
  if (!isPossible(rest)) return { kind: 'page', path: notFoundPath(locale) }
  const page = [locale, ...rest.map(encodeURIComponent)]
  const query = hasQuery(rest) ? knownPairs(new URLSearchParams(search), isFilter) : []
  return { kind: 'page', path: withQuery(`/${page.join('/')}`, query) }
}

/** An internal path as its parts: the page, still encoded, and the query. */
export function splitQuery(path: string): { readonly page: string; readonly query: string } {
  const [page, query] = split(path, `/${QUERY_MARK}/`)
  return { page, query: decodeURIComponent(query) }
}

/** The internal path of a page under a query, which is sorted and has each of its pairs once. */
export function withQuery(page: string, pairs: readonly (readonly [key: string, value: string])[]): string {
  const sorted = pairs.toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  const query = new URLSearchParams(sorted.filter((pair, index) => pair.join('=') !== sorted[index - 1]?.join('=')).map((pair) => [...pair])).toString()
  return query ? `${page}/${QUERY_MARK}/${encodeURIComponent(query)}` : page
}

/** Whether an internal path is of those that no visitor's address is mapped to by its own words. */
export const isInnerPage = (path: string): boolean => /\/~[^/]/.test(path)

/** The internal path of the page that says, in a language, that there is nothing at an address. */
export const notFoundPath = (locale: string): string => `/${locale}/${NOT_FOUND_PAGE}`

function detailPage(segments: readonly (string | undefined)[]): readonly string[] | undefined {
  const parent = segments.slice(0, -1).join('/')
  const page = APP_ROUTES.detailPages.get(parent)
  return page === undefined ? undefined : [parent, page]
}

/** The part of an address, public or internal, that a log may hold: a query can be the token of a mailed link, or a visitor's search. */
export const loggedPath = (url: string): string => split(split(url, '?')[0], `/${QUERY_MARK}/`)[0]

/** Fixed screens read their query in the browser, or have none. */
const hasQuery = ([first]: readonly string[]): boolean => first !== undefined && !APP_ROUTES.screens.has(first)

function knownPairs(query: URLSearchParams, isFilter: PathSettings['isFilter']): [string, string][] {
  return [...query]
    .filter(([key, value]) => value !== '' && value.length <= LONGEST_VALUE && (KNOWN_KEYS.includes(key) || isFilter(key)))
    .slice(0, MOST_VALUES)
}

const redirect = (path: string, search: string): PathDecision => ({ kind: 'redirect', location: search ? `${path}?${search}` : path })

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** What begins with the mark is ours alone; what is no text, or would be more than one part of a path, stands in no address. */
function isPossible(segments: readonly (string | undefined)[]): segments is readonly string[] {
  if (segments[0] === 'search' && segments.length > 1) return false
  return segments.join('/').length <= LONGEST_PATH && segments.every((segment) => segment !== undefined && !IMPOSSIBLE.test(segment))
}

// oxlint-disable-next-line no-control-regex -- those are what it looks for
const IMPOSSIBLE = /^~|^\.{1,2}$|[/\\\u0000-\u001f\u007f]/

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

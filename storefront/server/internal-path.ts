import { LISTING_KEYS, QUERY_MARK } from '../src/features/listing/listing-query.ts'
import { APP_ROUTES } from './app-routes.ts'
import { entityPathOf, shopPathOf } from './magento-paths.ts'
import { type LanguageSettings, withoutPrefix } from './path-prefix.ts'

/** The shop's languages and filterable attributes, as the mapping needs them. */
export interface PathSettings extends LanguageSettings {
  readonly isFilter: (key: string) => boolean
}

export type PathDecision =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly isTemporary?: boolean }

/** Includes the price, which is always filterable in Magento. */
const KNOWN_KEYS = [...LISTING_KEYS, 'price']
/** The "not found" page. */
const NOT_FOUND_PAGE = '~not-found'
/** Magento stores no longer path. */
const MAX_PATH = 255
const MAX_VALUE = 100
const MAX_VALUES = 40

/**
 * Maps a public URL to the path of a static page, so that a listing with filters is rendered once and cached like any other page:
 * `/books?p=2&color=49` is the page `/en/books/~/color%3D49%26p%3D2`. Keys are sorted, unknown ones removed, and characters
 * encoded uniformly, so that all spellings of one listing are one page. A path with the default locale's prefix has one canonical
 * URL, without it; Magento's own addresses redirect to the shop's pages. All impossible paths share one page, too.
 */
export function internalPath(url: string, settings: PathSettings): PathDecision {
  const [pathname, search] = split(url, '?')
  const [defaultLocale = ''] = settings.locales
  // Browsers treat a backslash as a slash: two of them at the start of a path would lead to another site.
  const segments = pathname.replaceAll('\\', '%5C').split('/').filter(Boolean)
  const { locale = defaultLocale, plain } = withoutPrefix(segments, settings)

  const known = shopPathOf(plain, search)
  const canonical = withLocale(locale, defaultLocale, known?.path ?? `/${plain.join('/')}`)
  if (canonical !== pathname) return { ...redirect(canonical, search), ...(known?.isTemporary && { isTemporary: true }) }

  const rest = (entityPathOf(plain, search) ?? plain).map(decoded)
  const detail = detailPage(rest)
  if (detail) return { kind: 'page', path: `/${[locale, ...detail].join('/')}` }
  if (!isPossible(rest)) return { kind: 'page', path: notFoundPath(locale) }
  const page = [locale, ...rest.map(encodeURIComponent)]
  const query = hasQuery(rest) ? knownPairs(new URLSearchParams(search), settings.isFilter) : []
  return { kind: 'page', path: withQuery(`/${page.join('/')}`, query) }
}

/** Splits an internal path into the page, still encoded, and the query. */
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

/** Whether an internal path has a segment that no public path can contain. */
export const isInnerPage = (path: string): boolean => /\/~[^/]/.test(path)

/** The internal path of the "not found" page in a language. */
export const notFoundPath = (locale: string): string => `/${locale}/${NOT_FOUND_PAGE}`

function detailPage(segments: readonly (string | undefined)[]): readonly string[] | undefined {
  const parent = segments.slice(0, -1).join('/')
  const page = APP_ROUTES.detailPages.get(parent)
  return page === undefined ? undefined : [parent, page]
}

/** The part of a URL, public or internal, that may be logged: a query can hold the token of a mailed link, or a visitor's search. */
export const loggedPath = (url: string): string => split(split(url, '?')[0], `/${QUERY_MARK}/`)[0]

/** Fixed screens read their query in the browser, or have none. */
const hasQuery = ([first]: readonly string[]): boolean => first !== undefined && !APP_ROUTES.screens.has(first)

function knownPairs(query: URLSearchParams, isFilter: PathSettings['isFilter']): [string, string][] {
  return [...query]
    .map(([key, value]): [string, string] => [key, key === 'q' ? searchText(value) : value])
    .filter(([key, value]) => value !== '' && value.length <= MAX_VALUE && (KNOWN_KEYS.includes(key) || isFilter(key)))
    .slice(0, MAX_VALUES)
}

const withLocale = (locale: string, defaultLocale: string, path: string): string =>
  locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`

/**
 * A search without superfluous blanks, and in small letters, as no search of Magento distinguishes them: telephones begin each search with a
 * capital letter. A long one, such as a pasted title, is shortened; its beginning finds the same products.
 */
const searchText = (value: string): string =>
  // Shortened first: normalizing thousands of combining marks takes a second.
  Array.from(Array.from(value.trim().replaceAll(/\s+/g, ' ')).slice(0, MAX_VALUE).join('').normalize('NFC').toLowerCase()).slice(0, MAX_VALUE).join('').trim()

const redirect = (path: string, search: string): Extract<PathDecision, { kind: 'redirect' }> => ({ kind: 'redirect', location: search ? `${path}?${search}` : path })

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** A segment with the mark is internal; one that begins with a dot, cannot be decoded, or decodes to several segments, occurs in no URL. */
function isPossible(segments: readonly (string | undefined)[]): segments is readonly string[] {
  if (segments[0] === 'search' && segments.length > 1) return false
  return segments.join('/').length <= MAX_PATH && segments.every((segment) => segment !== undefined && !IMPOSSIBLE.test(segment))
}

// oxlint-disable-next-line no-control-regex -- those are what it looks for
const IMPOSSIBLE = /^~|^\.|[/\\\u0000-\u001f\u007f]/

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

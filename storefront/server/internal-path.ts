/** What the mapping has to know of the shop: its languages and the attributes that its listings filter by. */
export interface PathSettings {
  /** The first is the default and has no prefix. */
  readonly locales: readonly string[]
  readonly isFilter: (key: string) => boolean
}

export type PathDecision =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }

/** Keys of a listing that are not attributes. */
const LISTING_KEYS = ['p', 'price', 'q', 'slug', 'sort']
const PLAIN_ROUTES = new Set(['cart', 'checkout', 'compare', 'contact', 'customer', 'dashboard', 'find-order', 'forgot-password', 'login', 'newsletter', 'offline', 'register', 'wishlist', 'withdrawal'])
const QUERY_MARK = '~'
/** One page stands for everything directly below these: what it shows, the browser reads from the address. */
const DETAIL_PAGES: Readonly<Record<string, string>> = { 'dashboard/orders': '~order', 'dashboard/my-reviews': '~review' }
const LONGEST_VALUE = 100
const MOST_VALUES = 40

/**
 * Maps a public URL to the path of a static page, so that a listing with filters is rendered once and kept like any other:
 * `/books?p=2&color=49` is the page `/en/books/~/color%3D49%26p%3D2`. Keys are sorted and unknown ones dropped, so that
 * all spellings of one listing are one page. A path with the default locale's prefix has one right address, without it.
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
  const rest = locales.includes(first) ? segments.slice(1) : segments
  const page = [locale, ...(detailPage(rest) ?? rest.map(pageSegment))]
  const query = hasQuery(rest) ? normalised(new URLSearchParams(search), isFilter) : ''
  if (query) page.push(QUERY_MARK, encodeURIComponent(query))
  return { kind: 'page', path: `/${page.join('/')}` }
}

function detailPage(segments: readonly string[]): readonly string[] | undefined {
  const parent = segments.slice(0, -1)
  const page = DETAIL_PAGES[parent.join('/')]
  return page === undefined ? undefined : [...parent, page]
}

/** What a log may hold of an address, public or internal: a query can be the token of a mailed link, or whatever somebody searched for. */
export const loggedPath = (url: string): string => split(split(url, '?')[0], `/${QUERY_MARK}/`)[0]

/** Fixed screens read their query in the browser, or have none. */
const hasQuery = ([first]: readonly string[]): boolean => first !== undefined && !PLAIN_ROUTES.has(first)

function normalised(query: URLSearchParams, isFilter: PathSettings['isFilter']): string {
  const pairs = [...query]
    .filter(([key, value]) => value !== '' && value.length <= LONGEST_VALUE && (LISTING_KEYS.includes(key) || isFilter(key)))
    .slice(0, MOST_VALUES)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return new URLSearchParams(pairs.filter((pair, index) => pair.join('=') !== pairs[index - 1]?.join('='))).toString()
}

const redirect = (path: string, search: string): PathDecision => ({ kind: 'redirect', location: search ? `${path}?${search}` : path })

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/**
 * What begins with the mark is ours alone, and what is no encoded text is none that we know: a visitor who writes either by
 * hand asks for a page that does not exist.
 */
function pageSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).startsWith(QUERY_MARK) ? `${QUERY_MARK}${segment}` : segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}

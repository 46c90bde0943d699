/** The query of a listing's address, not yet checked against the backend. */
export interface ListingQuery {
  /** Values by attribute code; a range is one value of the form `from__to`. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort: ListingSort | undefined
  readonly page: number
  readonly search: string
}

export interface ListingSort {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

export const PLAIN_LISTING: ListingQuery = { filters: {}, sort: undefined, page: 1, search: '' }

/** The keys of a listing's address that are not attribute codes. */
export const LISTING_KEYS: readonly string[] = ['p', 'q', 'slug', 'sort']

/** Reads the query of a listing. Unknown and malformed parts are ignored, so that no address is an error. */
export function parseListingQuery(text: string): ListingQuery {
  const values = valuesByKey(new URLSearchParams(text))
  const filters = Object.entries(values).filter(([key]) => !LISTING_KEYS.includes(key) && /^[a-z][a-z0-9_]*$/i.test(key))
  return {
    filters: Object.fromEntries(filters),
    sort: parseSort(values.sort?.[0] ?? ''),
    page: parsePage(values.p?.[0] ?? ''),
    search: (values.q?.[0] ?? '').trim(),
  }
}

function valuesByKey(params: URLSearchParams): Record<string, string[]> {
  const keys = [...new Set(params.keys())]
  return Object.fromEntries(keys.map((key) => [key, [...new Set(params.getAll(key).filter(Boolean))]]))
}

function parsePage(text: string): number {
  const page = Number(text)
  return /^\d{1,6}$/.test(text) && page > 0 ? page : 1
}

export function parseSort(text: string): ListingSort | undefined {
  const [, field, direction] = /^([a-z][a-z0-9_]*)__(ASC|DESC)$/i.exec(text) ?? []
  if (field === undefined || direction === undefined) return undefined
  return { field, direction: direction.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' }
}

/** The public address of a listing. `path` includes the language's prefix. */
export function listingHref(path: string, { filters, sort, page, search }: ListingQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  for (const [code, values] of Object.entries(filters)) for (const value of values) query.append(code, value)
  if (sort) query.set('sort', `${sort.field}__${sort.direction}`)
  if (page > 1) query.set('p', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Any change of filters or order returns to the first page. */
const fromTheStart = (query: ListingQuery, filters: ListingQuery['filters']): ListingQuery => ({ ...query, filters, page: 1 })

/** Chooses a value, or removes it if it was chosen. */
export function toggled(query: ListingQuery, code: string, value: string): ListingQuery {
  const values = query.filters[code] ?? []
  const next = values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value]
  return fromTheStart(query, { ...query.filters, [code]: next })
}

/** Sets the only value of an attribute; undefined removes it. */
export function withOnly(query: ListingQuery, code: string, value: string | undefined): ListingQuery {
  return fromTheStart(query, { ...query.filters, [code]: value === undefined ? [] : [value] })
}

export const withoutFilters = (query: ListingQuery): ListingQuery => fromTheStart(query, {})

export const withoutSearch = (query: ListingQuery): ListingQuery => ({ ...query, search: '', page: 1 })

export const sortedBy = (query: ListingQuery, sort: ListingSort | undefined): ListingQuery => ({ ...query, sort, page: 1 })

export const isChosen = ({ filters }: ListingQuery, code: string, value: string): boolean => filters[code]?.includes(value) ?? false

/** Separates a listing's path from its query in the internal paths of the page server. */
export const QUERY_MARK = '~'

/** Splits an internal path of the page server: `['books', '~', 'color%3D49']` is the path `books` with the query `color=49`. */
export function splitListingPath(segments: readonly string[]): { path: string; query: string } {
  const mark = segments.indexOf(QUERY_MARK)
  const path = (mark < 0 ? segments : segments.slice(0, mark)).map(decoded).join('/')
  return { path, query: mark < 0 ? '' : decoded(segments[mark + 1] ?? '') }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

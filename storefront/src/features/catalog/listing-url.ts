import type { ListingQuery, ListingSort } from './listing-query.ts'

/** The public address of a listing. `path` carries the language's prefix. */
export function listingHref(path: string, { filters, sort, page, search }: ListingQuery): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  for (const [code, values] of Object.entries(filters)) for (const value of values) query.append(code, value)
  if (sort) query.set('sort', `${sort.field}__${sort.direction}`)
  if (page > 1) query.set('p', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whatever changes what is listed begins at the first page again. */
const fromTheStart = (query: ListingQuery, filters: ListingQuery['filters']): ListingQuery => ({ ...query, filters, page: 1 })

/** Chooses a value, or lets it go when it was chosen. */
export function toggled(query: ListingQuery, code: string, value: string): ListingQuery {
  const values = query.filters[code] ?? []
  const next = values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value]
  return fromTheStart(query, { ...query.filters, [code]: next })
}

/** Sets the only value of an attribute, none for undefined. */
export function withOnly(query: ListingQuery, code: string, value: string | undefined): ListingQuery {
  return fromTheStart(query, { ...query.filters, [code]: value === undefined ? [] : [value] })
}

export const withoutFilters = (query: ListingQuery): ListingQuery => fromTheStart(query, {})

export const sortedBy = (query: ListingQuery, sort: ListingSort | undefined): ListingQuery => ({ ...query, sort, page: 1 })

export const isChosen = ({ filters }: ListingQuery, code: string, value: string): boolean => filters[code]?.includes(value) ?? false

import type { FilterGroup } from './filter-groups.ts'
import { listingFilter } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'
import type { ProductsAsked } from './products-asked.ts'

export type DraftGroup = Pick<FilterGroup, 'code' | 'range'>

/** What was asked for, with the attributes of the panel as they are ticked now. */
export function draftFilter(groups: readonly DraftGroup[], { filter }: ProductsAsked, { filters }: ListingQuery): ProductsAsked['filter'] {
  const inputs = new Map(groups.map(({ code, range }) => [code, range ? 'range' as const : 'choice' as const]))
  const others = Object.entries(filter ?? {}).filter(([code]) => !inputs.has(code))
  return { ...Object.fromEntries(others), ...listingFilter(filters, inputs) }
}

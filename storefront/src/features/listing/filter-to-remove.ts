import type { Listing } from '../product-card/get-listing.ts'
import { type FilterGroup, kindOf } from './filter-kinds/registry.ts'
import type { ListingQuery } from './listing-query.ts'

export interface FilterToRemove {
  readonly code: string
  readonly label: string
  /** Whether the listing is certain to have products without it. */
  readonly isEnough: boolean
}

/**
 * The filter to remove first from an empty listing, guessed from known counts, because trying each would cost a request. A filter with
 * an entered value comes first, since other values are offered only where products have them; then the value that fewest products have.
 * @param whole the listing before any filter
 */
export function filterToRemove(groups: readonly FilterGroup[], whole: Pick<Listing, 'aggregations'>, { filters }: ListingQuery): FilterToRemove | undefined {
  const chosen = groups.filter(({ code }) => filters[code]?.length)
  const [first, ...others] = chosen.toSorted((one, other) => rank(one) - rank(other))
  const [second, third] = others
  return first && { code: first.code, label: first.label, isEnough: !second || (!third && !kindOf(second).isEntered) }

  function rank(group: FilterGroup): number {
    if (kindOf(group).isEntered) return -1
    const options = whole.aggregations?.find((aggregation) => aggregation?.attribute_code === group.code)?.options ?? []
    return options.reduce((sum, option) => sum + (filters[group.code]?.includes(option?.value ?? '') ? (option?.count ?? 0) : 0), 0)
  }
}

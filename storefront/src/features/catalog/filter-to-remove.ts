import type { FilterGroup } from './filter-groups.ts'
import type { Listing } from './listing.ts'
import type { ListingQuery } from './listing-query.ts'

export interface FilterToRemove {
  readonly code: string
  readonly label: string
  /** Whether something is found without it for certain. */
  readonly isEnough: boolean
}

/**
 * Which filter to do without first where nothing is left, by what is known already: to try each would be a question to the
 * backend for each. A range goes first, since a value is offered only where products have it; then the value that fewest have.
 * @param whole the listing before any filter
 */
export function filterToRemove(groups: readonly FilterGroup[], whole: Pick<Listing, 'aggregations'>, { filters }: ListingQuery): FilterToRemove | undefined {
  const chosen = groups.filter(({ code }) => filters[code]?.length)
  const [first, ...others] = chosen.toSorted((one, other) => rank(one) - rank(other))
  return first && { code: first.code, label: first.label, isEnough: others.length === 0 || (others.length === 1 && !others[0]?.range) }

  function rank({ code, range }: FilterGroup): number {
    const options = whole.aggregations?.find((aggregation) => aggregation?.attribute_code === code)?.options ?? []
    return range ? -1 : options.reduce((sum, option) => sum + (filters[code]?.includes(option?.value ?? '') ? (option?.count ?? 0) : 0), 0)
  }
}

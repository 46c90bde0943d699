import type { ProductAttributeFilterInput } from '../../graphql/generated/types.ts'
import type { FacetOption } from './filter-kinds/filter-kind.ts'
import { type FilterGroup, kindFor, kindOf } from './filter-kinds/registry.ts'
import type { ListingQuery } from './listing-query.ts'

export interface Offering {
  readonly aggregations: ReadonlyArray<{
    readonly attribute_code: string
    readonly options: ReadonlyArray<FacetOption | null> | null
  } | null> | null
}

type Filters = ListingQuery['filters']
type KindsByCode = ReadonlyMap<string, Pick<ReturnType<typeof kindFor>, 'condition' | 'offered'>>

/**
 * Magento's filter for the filters of an address. Attributes that the listing cannot be filtered by are left out.
 * @param whole the listing before any filter: Magento makes a facet of each attribute that it filters by
 */
export const listingFilter = (filters: Filters, whole: Offering): ProductAttributeFilterInput =>
  conditions(filters, new Map([...facetsOf(whole)].map(([code, facet]) => [code, kindFor(facet)])))

/** The filter of a listing with the filters of the panel replaced by others. */
export function replacedFilter(
  groups: ReadonlyArray<Pick<FilterGroup, 'code' | 'kind'>>,
  filter: ProductAttributeFilterInput | null | undefined,
  filters: Filters,
): ProductAttributeFilterInput {
  const kinds = new Map(groups.map((group) => [group.code, kindOf(group)]))
  const others = Object.entries(filter ?? {}).filter(([code]) => !kinds.has(code))
  return { ...Object.fromEntries(others), ...conditions(filters, kinds) }
}

function conditions(filters: Filters, kinds: KindsByCode): ProductAttributeFilterInput {
  const entries = Object.entries(filters).map(([code, [first, ...others]]) =>
    [code, first === undefined ? undefined : kinds.get(code)?.condition([first, ...others])] as const,
  )
  return Object.fromEntries(entries.filter(([, condition]) => condition !== undefined))
}

/** Skips values that no product of the listing has: a mistyped address shows the unfiltered listing, not an empty one. */
export function offeredFilters(filters: Filters, whole: Offering): Filters {
  const facets = facetsOf(whole)
  const entries = Object.entries(filters).map(([code, values]) => {
    const facet = facets.get(code)
    return [code, facet ? kindFor(facet).offered(values, facet.options) : []] as const
  })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

function facetsOf({ aggregations }: Offering) {
  const facets = (aggregations ?? []).flatMap((facet) => {
    const options = (facet?.options ?? []).filter((option) => option !== null)
    return facet && options.length > 0 ? [[facet.attribute_code, { code: facet.attribute_code, options }] as const] : []
  })
  return new Map(facets)
}

import type { Aggregation, LayerFilter } from '../../generated/resolvers.ts'
import { fromUid } from '../../graphql/uid.ts'

const CATEGORY = 'category_uid'

/** The facets in the shape that they had before aggregations, when categories went by their plain ids. */
export function layerFilters(facets: readonly Aggregation[]): LayerFilter[] {
  return facets.map(({ attribute_code: code, label, count, options }) => ({
    name: label ?? null,
    request_var: code === CATEGORY ? 'cat' : code,
    filter_items_count: count ?? null,
    filter_items: (options ?? [])
      .filter((option) => option !== null)
      .map((option) => ({
        __typename: 'LayerFilterItem' as const,
        label: option.label ?? null,
        value_string: code === CATEGORY ? fromUid(option.value) : option.value,
      })),
  }))
}

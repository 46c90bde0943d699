import type { DatabaseSync } from 'node:sqlite'
import type { Aggregation } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { categoryCounts, highestPrice, optionCounts, priceHistogram } from './facets.repository.ts'
import type { Listing } from './listing.ts'
import { priceBuckets } from './price-buckets.ts'

export interface FacetLabels {
  readonly price: string
  readonly category: string
}

/** Price, category, attributes, in that order; without products there are none. */
export function aggregations(
  database: DatabaseSync,
  listing: Listing,
  labels: FacetLabels,
  directChildrenOnly: boolean,
): Aggregation[] {
  if (listing.totalCount === 0) return []
  const parent = directChildrenOnly ? listing.categoryId : undefined
  return [
    priceAggregation(database, listing, labels.price),
    categoryAggregation(database, listing, labels.category, parent),
    ...attributeAggregations(database, listing),
  ].filter(({ options }) => options!.length > 0)
}

function priceAggregation(database: DatabaseSync, { selection }: Listing, label: string): Aggregation {
  const highest = (highestPrice(database, selection) ?? 0) / 100
  const options = priceBuckets(highest, (range) => priceHistogram(database, selection, range * 100)).map(({ from, to, count }) => ({
    count,
    label: `${from}-${to}`,
    value: `${from}_${to}`,
  }))
  return { attribute_code: 'price', count: options.length, label, options, position: null }
}

function categoryAggregation(database: DatabaseSync, { selection }: Listing, label: string, parent?: number): Aggregation {
  const options = categoryCounts(database, selection)
    .filter(({ parentId }) => parent === undefined || parentId === parent)
    .map(({ id, name, count }) => ({ count, label: name, value: toUid(id) }))
  return { attribute_code: 'category_uid', count: options.length, label, options, position: null }
}

function attributeAggregations(database: DatabaseSync, { selection }: Listing): Aggregation[] {
  const byAttribute = Map.groupBy(optionCounts(database, selection), ({ attributeId }) => attributeId)
  return [...byAttribute.values()].map((counts) => {
    const { code, attributeLabel, position } = counts[0]!
    const options = counts.map(({ optionId, label, count }) => ({ count, label, value: String(optionId) }))
    return { attribute_code: code, count: options.length, label: attributeLabel, options, position }
  })
}

import type { DatabaseSync } from 'node:sqlite'
import type { Aggregation } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { required } from '../../lib/required.ts'
import { facetCounts, highestPrice, priceHistogram, valueCounts } from './facet-counts.ts'
import { categoryFacet, optionFacets, valueFacets } from './facets.repository.ts'
import type { Listing } from './listing.ts'
import { priceBuckets } from './price-buckets.ts'

export interface FacetLabels {
  readonly price: string
  readonly category: string
}

/** Price, category, attributes, in that order; none without products. */
export function aggregations(
  database: DatabaseSync,
  listing: Listing,
  labels: FacetLabels,
  directChildrenOnly: boolean,
): Aggregation[] {
  if (listing.totalCount === 0) return []
  const parent = directChildrenOnly ? listing.categoryId : undefined
  return [
    priceAggregation(listing, labels.price),
    categoryAggregation(database, listing, labels.category, parent),
    ...[...attributeAggregations(database, listing), ...valueAggregations(database, listing)].sort(byPosition),
  ].filter(({ options }) => options && options.length > 0)
}

function priceAggregation({ selection }: Listing, label: string): Aggregation {
  const highest = highestPrice(selection) / 100
  const options = priceBuckets(highest, (range) => priceHistogram(selection, range * 100)).map(({ from, to, count }) => ({
    count,
    label: `${from}-${to}`,
    value: `${from}_${to}`,
  }))
  return { attribute_code: 'price', count: options.length, label, options, position: null }
}

function categoryAggregation(database: DatabaseSync, { selection }: Listing, label: string, parent?: number): Aggregation {
  const options = categoryFacet(database, selection.storeId, facetCounts(selection, 'categories'))
    .filter(({ parentId }) => parent === undefined || parentId === parent)
    .map(({ id, name, count }) => ({ count, label: name, value: toUid(id) }))
  return { attribute_code: 'category_uid', count: options.length, label, options, position: null }
}

function attributeAggregations(database: DatabaseSync, { selection }: Listing): Aggregation[] {
  const counted = optionFacets(database, selection.storeId, facetCounts(selection, 'options'))
  const byAttribute = Map.groupBy(counted, ({ attributeId }) => attributeId)
  return [...byAttribute.values()].map((counts) => {
    const { code, attributeLabel, position } = required(counts[0], 'counts')
    const options = counts.map(({ optionId, label, count }) => ({ count, label, value: String(optionId) }))
    return { attribute_code: code, count: options.length, label: attributeLabel, options, position }
  })
}

/** Magento labels booleans `1` and `0`. */
function valueAggregations(database: DatabaseSync, { selection }: Listing): Aggregation[] {
  const byCode = Map.groupBy(valueFacets(database, selection.storeId, valueCounts(selection)), ({ code }) => code)
  return [...byCode].map(([code, counts]) => {
    const options = counts.map(({ value, input, count }) => {
      const text = input === 'price' ? String(Number(value) / 100) : value
      return { count, label: text, value: text }
    })
    const { label, position } = required(counts[0], 'counts')
    return { attribute_code: code, count: options.length, label, options, position }
  })
}

const byPosition = (one: Aggregation, other: Aggregation): number => (one.position ?? 0) - (other.position ?? 0)

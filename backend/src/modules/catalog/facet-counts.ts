import type { ReadScope } from '../../database/load.ts'
import { type Bitmap, countCommon, forEachId } from './bitmap.ts'
import { select, type Selection } from './listing-selection.ts'
import type { Histogram } from './price-buckets.ts'

/** The number of selected products for each option or category, without zeros. */
export function facetCounts({ index, products }: Selection, facet: 'options' | 'categories'): Map<number, number> {
  return counted(index[facet], products)
}

/** The same of values, by attribute id and value: `201/1`. */
export function valueCounts({ index, products }: Selection): Map<string, number> {
  return counted(index.values, products)
}

function counted<Key>(bitmaps: ReadonlyMap<Key, Bitmap>, products: Bitmap): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const [id, bitmap] of bitmaps) {
    const count = countCommon(products, bitmap)
    if (count > 0) counts.set(id, count)
  }
  return counts
}

/** In minor units; 0 for an empty selection. */
export function highestPrice({ index: { prices }, products }: Selection): number {
  let highest = 0
  forEachId(products, (id) => (highest = Math.max(highest, prices[id] ?? 0)))
  return highest
}

/** @param range in minor units */
export function priceHistogram({ index: { prices }, products }: Selection, range: number): Histogram {
  const steps = new Map<number, number>()
  forEachId(products, (id) => {
    const step = Math.floor((prices[id] ?? 0) / range)
    steps.set(step, (steps.get(step) ?? 0) + 1)
  })
  return steps
}

/** Visible products of each category; an anchor includes its descendants. */
export function productCounts({ database }: Pick<ReadScope, 'database'>, ids: readonly number[]): Map<number, number> {
  const { index, products } = select(database, 0, [2, 4], { options: [], attributeValues: [], matches: [], texts: [] }, undefined)
  return new Map(ids.map((id) => [id, countCommon(products, index.categories.get(id) ?? new Uint32Array())]))
}

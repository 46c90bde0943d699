import type { DatabaseSync } from 'node:sqlite'
import { addTo, type Bitmap, emptyBitmap, intersect, unite } from './bitmap.ts'
import type { ListingFilter } from './listing-filter.ts'
import { type ListingIndex, listingIndex } from './listing-index.ts'
import { categoriesByUrlPath, productsBySku, productsByText, productsByUrlKey, searchHits } from './listing.repository.ts'

/** The products of a listing before sorting. */
export interface Selection {
  readonly index: ListingIndex
  readonly storeId: number
  readonly products: Bitmap
}

/**
 * Products that have one of the visibilities and match every part of the filter. Products out of stock are excluded, which is
 * Magento's default.
 * @param found the results of a search; undefined without one
 */
export function select(
  database: DatabaseSync,
  storeId: number,
  visibilities: readonly number[],
  filter: ListingFilter,
  found: Iterable<number> | undefined,
): Selection {
  const index = listingIndex(database)
  const products = anyOf(index, index.visible, visibilities)
  const keep = (ids: Iterable<number>) => intersect(products, bitmapWith(index, ids))

  if (found) keep(found)
  if (filter.skus) keep(productsBySku(database, filter.skus))
  if (filter.urlKeys) keep(productsByUrlKey(database, storeId, filter.urlKeys))
  if (filter.categoryIds) intersect(products, anyOf(index, index.categories, filter.categoryIds))
  if (filter.categoryUrlPaths) {
    intersect(products, anyOf(index, index.categories, categoriesByUrlPath(database, storeId, filter.categoryUrlPaths)))
  }
  for (const ids of filter.options) intersect(products, anyOf(index, index.options, ids))
  for (const { attributeId, values } of filter.attributeValues) {
    intersect(products, anyOf(index, index.values, values.map((value) => `${attributeId}/${value}`)))
  }
  if (filter.priceFrom !== undefined || filter.priceTo !== undefined) intersect(products, pricedBetween(index, filter))
  for (const match of filter.matches) keep(match === null ? [] : searchHits(database, match, storeId))
  for (const text of filter.texts) keep(productsByText(database, storeId, text))
  return { index, storeId, products }
}

function anyOf<Key>({ size }: ListingIndex, bitmaps: ReadonlyMap<Key, Bitmap>, ids: readonly Key[]): Bitmap {
  const union = emptyBitmap(size)
  for (const id of ids) {
    const bitmap = bitmaps.get(id)
    if (bitmap) unite(union, bitmap)
  }
  return union
}

function bitmapWith({ size }: ListingIndex, ids: Iterable<number>): Bitmap {
  const bitmap = emptyBitmap(size)
  for (const id of ids) addTo(bitmap, id)
  return bitmap
}

/** Both ends included. */
function pricedBetween({ size, prices }: ListingIndex, { priceFrom = -Infinity, priceTo = Infinity }: ListingFilter): Bitmap {
  const bitmap = emptyBitmap(size)
  for (const [id, price] of prices.subarray(0, size).entries()) if (price >= priceFrom && price <= priceTo) addTo(bitmap, id)
  return bitmap
}

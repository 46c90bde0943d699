import type { DatabaseSync } from 'node:sqlite'
import { required } from '../../lib/required.ts'
import { addTo, type Bitmap, emptyBitmap, removeFrom } from './bitmap.ts'
import {
  categoryMembers, changedSince, highestProductId, listedProducts, listingVersion, optionMembers, sortNames,
  valueMembers,
} from './listing-index.repository.ts'
import { sortAttributes, sortValues } from './sort-attribute.repository.ts'

/**
 * The data that listings filter, sort and count by, in memory: one bit per product for each category and each option. It takes
 * some megabytes for hundreds of thousands of products and is updated product by product.
 */
export interface ListingIndex {
  /** Above the highest product id that it can hold. */
  readonly size: number
  /** Products in stock, by visibility. */
  readonly visible: ReadonlyMap<number, Bitmap>
  readonly options: ReadonlyMap<number, Bitmap>
  readonly categories: ReadonlyMap<number, Bitmap>
  /** By attribute id and value, as `201/1`. */
  readonly values: ReadonlyMap<string, Bitmap>
  /** By product id: the lowest final price in minor units, and the position in the root category. */
  readonly prices: Int32Array
  readonly positions: Int32Array
  /** By store view and product id: the sort key of the name. Filled when a store view first sorts by name. */
  readonly names: Map<number, string[]>
  /** By store view and attribute code, `2/rating`. Filled when a store view first sorts by the attribute. */
  readonly sortValues: Map<string, ReadonlyMap<number, number | string>>
  /** The version of the last change included. */
  version: number
}

/** Room for new products before the index is rebuilt. */
const SPARE_IDS = 4096
/** Above this share of changed products, rebuilding is faster. */
const MAX_CHANGED_SHARE = 0.05

const indexes = new WeakMap<DatabaseSync, ListingIndex>()

/** The index, updated with everything in the database, including other processes' changes. */
export function listingIndex(database: DatabaseSync): ListingIndex {
  let index = indexes.get(database)
  if (!index || !catchUp(database, index)) indexes.set(database, (index = makeIndex(database)))
  return index
}

/** @returns the names of a store view's products as it sorts them, by product id */
export function namesIn(database: DatabaseSync, index: ListingIndex, storeId: number): readonly string[] {
  if (!index.names.has(storeId)) {
    index.names.set(storeId, [])
    readNames(database, index, storeId)
  }
  return required(index.names.get(storeId), 'names')
}

/** @returns the values of an attribute by product id; none if listings cannot be sorted by it */
export function sortValuesIn(database: DatabaseSync, { sortValues: read }: ListingIndex, storeId: number, code: string): ReadonlyMap<number, number | string> {
  const key = `${storeId}/${code}`
  const known = read.get(key)
  if (known) return known
  const attribute = sortAttributes(database, storeId).find((each) => each.code === code)
  const values = attribute ? sortValues(database, attribute, storeId) : new Map<number, number | string>()
  read.set(key, values)
  return values
}

function makeIndex(database: DatabaseSync): ListingIndex {
  const size = highestProductId(database) + SPARE_IDS
  const index = {
    size,
    visible: new Map<number, Bitmap>(),
    options: new Map<number, Bitmap>(),
    categories: new Map<number, Bitmap>(),
    values: new Map<string, Bitmap>(),
    prices: new Int32Array(size),
    positions: new Int32Array(size),
    names: new Map<number, string[]>(),
    sortValues: new Map<string, ReadonlyMap<number, number | string>>(),
    // Read before the rows, so that a change committed in between is read twice and not missed.
    version: listingVersion(database),
  }
  readProducts(database, index)
  return index
}

/** @returns false when rebuilding is faster */
function catchUp(database: DatabaseSync, index: ListingIndex): boolean {
  const version = listingVersion(database)
  if (version === index.version) return true
  const changed = changedSince(database, index.version)
  if (version < index.version || changed.length > index.size * MAX_CHANGED_SHARE || (changed.at(-1) ?? -1) >= index.size) return false
  for (const bitmaps of [index.visible, index.options, index.categories, index.values]) {
    for (const bitmap of bitmaps.values()) for (const id of changed) removeFrom(bitmap, id)
  }
  readProducts(database, index, changed)
  for (const storeId of index.names.keys()) readNames(database, index, storeId, changed)
  index.sortValues.clear()
  index.version = version
  return true
}

function readProducts(database: DatabaseSync, index: ListingIndex, ids?: readonly number[]): void {
  for (const [id, visibility, position, price] of listedProducts(database, ids)) {
    addTo(bitmapOf(index.visible, visibility, index.size), id)
    index.positions[id] = position
    index.prices[id] = price
  }
  for (const [id, products] of optionMembers(database, ids)) addMembers(bitmapOf(index.options, id, index.size), products)
  for (const [id, products] of categoryMembers(database, ids)) addMembers(bitmapOf(index.categories, id, index.size), products)
  for (const [value, products] of valueMembers(database, ids)) addMembers(bitmapOf(index.values, value, index.size), products)
}

function readNames(database: DatabaseSync, { names }: ListingIndex, storeId: number, ids?: readonly number[]): void {
  for (const [id, name] of sortNames(database, storeId, ids)) required(names.get(storeId), 'names')[id] = name
}

function bitmapOf<Key>(bitmaps: ReadonlyMap<Key, Bitmap>, id: Key, size: number): Bitmap {
  let bitmap = bitmaps.get(id)
  if (!bitmap) (bitmaps as Map<Key, Bitmap>).set(id, (bitmap = emptyBitmap(size)))
  return bitmap
}

const COMMA = 44
const ZERO = 48

/** @param products '12,345,6' as bytes */
function addMembers(bitmap: Bitmap, products: Uint8Array): void {
  let id = 0
  for (const byte of products) {
    if (byte === COMMA) {
      addTo(bitmap, id)
      id = 0
    } else id = id * 10 + byte - ZERO
  }
  addTo(bitmap, id)
}

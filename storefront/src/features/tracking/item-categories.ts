import type { ShopItem } from './shop-events.ts'

export type ItemCategories = Pick<ShopItem, 'item_category' | 'item_category2' | 'item_category3' | 'item_category4' | 'item_category5'>

const NAMES = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const
const known = new Map<string, ItemCategories>()

/** A cart has no categories: they are remembered from the pages where the product was seen. */
export const categoriesOf = (sku: string): ItemCategories => known.get(sku) ?? {}

/** @param path the names of a category and of those above it, from the top */
export function rememberCategories(sku: string, path: readonly string[]): ItemCategories {
  const categories = Object.fromEntries(NAMES.slice(0, path.length).map((name, level) => [name, path[level]])) as ItemCategories
  known.set(sku, categories)
  return categories
}

import type { DatabaseSync } from 'node:sqlite'
import { sortKey } from '../lib/fold.ts'
import { insertAddress } from '../sample-shop/catalog/insert-address.ts'
import { insertGallery } from './insert-gallery.ts'
import { insertRow } from './insert-row.ts'
import { insertVariants } from './insert-variants.ts'
import type { CategoryPath } from './plan/categories.ts'
import { CREATED, PLENTY, type ProductPlan, typeOf } from './plan/product-plan.ts'
import { GEAR } from './products/gear.ts'
import { MEN } from './products/men.ts'
import { SETS } from './products/sets.ts'
import { WOMEN } from './products/women.ts'
import { insertOption, insertValue } from './seed-attributes.ts'
import { ROOT_CATEGORY_ID, STORE_ID, URL_SUFFIX } from './shop.ts'

/** In the order of listings, which is also that of their ids. */
export const PRODUCTS: readonly ProductPlan[] = [...WOMEN, ...MEN, ...GEAR, ...SETS]

type CategoryIds = ReadonlyMap<CategoryPath, number>

/** Every product with its variants; parts and links are inserted later. */
export function seedProducts(database: DatabaseSync, categoryIds: CategoryIds): void {
  let nextId = 1
  const takeId = () => nextId++
  PRODUCTS.forEach((plan, index) => {
    const id = takeId()
    insertProduct(database, plan, id)
    insertTraits(database, plan, id)
    if (!plan.isHidden) {
      insertPlaces(database, plan, id, index + 1, categoryIds)
      insertAddresses(database, plan, id)
    }
    if (plan.picture) insertGallery(database, id, plan.picture, plan.name)
    if (typeOf(plan) === 'configurable') insertVariants(database, plan, id, takeId)
  })
}

const PRICED_BY_PARTS: ReadonlySet<string> = new Set(['configurable', 'grouped', 'bundle'])
const HIDDEN = 1
const VISIBLE = 4

function insertProduct(database: DatabaseSync, plan: ProductPlan, id: number): void {
  const type = typeOf(plan)
  const isWhole = PRICED_BY_PARTS.has(type)
  insertRow(database, 'product', {
    id,
    sku: plan.sku,
    type,
    visibility: plan.isHidden ? HIDDEN : VISIBLE,
    price: isWhole ? 0 : plan.price,
    special_price: isWhole ? null : (plan.special ?? null),
    weight: plan.weight,
    created_at: CREATED,
    updated_at: CREATED,
  })
  insertRow(database, 'product_text', {
    product_id: id,
    store_id: STORE_ID,
    name: plan.name,
    sort_name: sortKey(plan.name),
    url_key: plan.urlKey,
    description: descriptionHtml(plan),
    meta_description: plan.text,
  })
  if (!isWhole) insertRow(database, 'stock', { product_id: id, quantity: plan.stock ?? PLENTY, low_stock_threshold: 5 })
}

const bullets = (points: readonly string[]): string => points.map((point) => `&bull; ${point}`).join('<br />')

/** As Magento's sample data writes them. */
const descriptionHtml = ({ text, points }: ProductPlan): string => `<p>${text}</p>\n<p>${bullets(points)}</p>`

function insertTraits(database: DatabaseSync, plan: ProductPlan, id: number): void {
  const { materials = [], activities = [], isEco, isPerformance, points } = plan
  for (const material of materials) insertOption(database, id, 'material', material)
  for (const activity of activities) insertOption(database, id, 'activity', activity)
  if (typeOf(plan) === 'simple' && plan.colors?.[0]) insertOption(database, id, 'color', plan.colors[0])
  if (isEco !== undefined) insertValue(database, id, 'eco_collection', isEco ? '1' : '0')
  if (isPerformance !== undefined) insertValue(database, id, 'performance_fabric', isPerformance ? '1' : '0')
  insertValue(database, id, 'features', bullets(points))
}

function insertPlaces(database: DatabaseSync, plan: ProductPlan, id: number, position: number, categoryIds: CategoryIds): void {
  const ids = [ROOT_CATEGORY_ID, ...plan.categories.map((path) => categoryIdOf(categoryIds, path, plan))]
  for (const categoryId of ids) insertRow(database, 'category_product', { category_id: categoryId, product_id: id, position })
}

/** @throws for an unknown category: an error in the sample data */
function categoryIdOf(categoryIds: CategoryIds, path: CategoryPath, { sku }: ProductPlan): number {
  const id = categoryIds.get(path)
  if (id === undefined) throw new Error(`${sku}: there is no category ${path}`)
  return id
}

/** Magento gives a product its own URL and one below each of its categories. */
function insertAddresses(database: DatabaseSync, { urlKey, categories }: ProductPlan, id: number): void {
  for (const folder of ['', ...categories.map((path) => `${path}/`)]) {
    insertAddress(database, STORE_ID, `${folder}${urlKey}${URL_SUFFIX}`, 'PRODUCT', id)
  }
}

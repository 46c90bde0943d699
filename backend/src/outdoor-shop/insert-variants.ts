import type { DatabaseSync } from 'node:sqlite'
import { sortKey } from '../lib/fold.ts'
import { insertGallery } from './insert-gallery.ts'
import { insertRow } from './insert-row.ts'
import { type Color, COLORS, type Size } from './plan/attributes.ts'
import { CREATED, PLENTY, type ProductPlan } from './plan/product-plan.ts'
import { attributeOf, insertOption } from './seed-attributes.ts'
import { STORE_ID } from './shop.ts'

interface Variant {
  readonly size: Size | undefined
  readonly color: Color | undefined
}

/** One simple product for each size and color, not visible by itself. */
export function insertVariants(database: DatabaseSync, plan: ProductPlan, parentId: number, takeId: () => number): void {
  const { sizes = [], colors = [] } = plan
  const chosenBy = [...(colors.length > 1 ? ['color'] : []), ...(sizes.length > 0 ? ['size'] : [])]
  chosenBy.forEach((code, position) => {
    insertRow(database, 'super_attribute', { product_id: parentId, attribute_id: attributeOf(code).id, position })
  })
  variantsOf(sizes, colors).forEach((variant, position) => {
    const id = takeId()
    insertVariant(database, plan, id, variant)
    insertRow(database, 'product_variant', { parent_id: parentId, child_id: id, position })
  })
}

function variantsOf(sizes: readonly Size[], colors: readonly Color[]): Variant[] {
  const everySize = sizes.length > 0 ? sizes : [undefined]
  const everyColor = colors.length > 0 ? colors : [undefined]
  return everySize.flatMap((size) => everyColor.map((color) => ({ size, color })))
}

/** Magento's names for generated variants: `LW-T01-XS-Blue`. */
function insertVariant(database: DatabaseSync, plan: ProductPlan, id: number, { size, color }: Variant): void {
  const suffix = [size, color && COLORS[color]].filter(Boolean).map((part) => `-${part}`).join('')
  const name = `${plan.name}${suffix}`
  insertRow(database, 'product', {
    id, sku: `${plan.sku}${suffix}`, type: 'simple', visibility: 1, price: plan.price, special_price: plan.special ?? null,
    weight: plan.weight, created_at: CREATED, updated_at: CREATED,
  })
  insertRow(database, 'product_text', {
    product_id: id, store_id: STORE_ID, name, sort_name: sortKey(name), url_key: `${plan.urlKey}${suffix}`.toLowerCase().replaceAll(' ', '-'),
  })
  insertRow(database, 'stock', { product_id: id, quantity: stockOf(plan, size, color), low_stock_threshold: 5 })
  if (size) insertOption(database, id, 'size', size)
  if (color) insertOption(database, id, 'color', color)
  if (plan.picture) insertGallery(database, id, { ...plan.picture, color: color ?? plan.picture.color }, name)
}

/** The first color is fully in stock; of the second, the largest size is sold out and the smallest nearly. */
function stockOf({ sizes = [], colors = [] }: ProductPlan, size: Size | undefined, color: Color | undefined): number {
  if (color === undefined || color !== colors[1]) return PLENTY
  if (size !== undefined && size === sizes.at(-1)) return 0
  return size !== undefined && size === sizes[0] ? 2 : PLENTY
}

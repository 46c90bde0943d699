import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { insertRow } from './insert-row.ts'
import type { ProductPlan } from './plan/product-plan.ts'
import { PRODUCTS } from './seed-products.ts'
import { STORE_ID } from './shop.ts'

/** Bundle and grouped parts, custom options, downloads and product links; all products must exist. */
export function seedParts(database: DatabaseSync): void {
  for (const plan of PRODUCTS) {
    const id = productIdOf(database, plan.sku)
    insertOptions(database, plan, id)
    insertBundle(database, plan, id)
    plan.group?.forEach((sku, position) => {
      insertRow(database, 'grouped_product', { product_id: id, child_id: productIdOf(database, sku), position, quantity: 0 })
    })
    insertDownloads(database, plan, id)
    insertLinks(database, plan, id)
  }
}

/** @throws for an unknown SKU: an error in the sample data */
export function productIdOf(database: DatabaseSync, sku: string): number {
  const row = statement<{ id: number }>(database, 'SELECT id FROM product WHERE sku = ?').get(sku)
  if (!row) throw new Error(`The shop has no product ${sku}`)
  return row.id
}

function insertOptions(database: DatabaseSync, { options = [] }: ProductPlan, productId: number): void {
  options.forEach(({ title, input, price = 0, maxCharacters = 0, values = [] }, position) => {
    const id = insertRow(database, 'custom_option', {
      product_id: productId, position: position + 1, input, is_required: true, price, max_characters: maxCharacters,
    })
    insertRow(database, 'custom_option_text', { option_id: id, store_id: STORE_ID, title })
    values.forEach((value, index) => {
      const valueId = insertRow(database, 'custom_option_value', { option_id: id, position: index + 1, price: value.price })
      insertRow(database, 'custom_option_value_text', { value_id: valueId, store_id: STORE_ID, title: value.title })
    })
  })
}

function insertBundle(database: DatabaseSync, { bundle }: ProductPlan, productId: number): void {
  if (!bundle) return
  insertRow(database, 'bundle', { product_id: productId })
  bundle.forEach(({ title, input, isOptional = false, parts }, position) => {
    const id = insertRow(database, 'bundle_option', { product_id: productId, position: position + 1, input, is_required: !isOptional })
    insertRow(database, 'bundle_option_text', { option_id: id, store_id: STORE_ID, title })
    parts.forEach((sku, index) => {
      insertRow(database, 'bundle_selection', {
        option_id: id, product_id: productIdOf(database, sku), position: index + 1, can_change_quantity: true,
        is_default: index === 0 && !isOptional,
      })
    })
  })
}

function insertDownloads(database: DatabaseSync, { downloads = [] }: ProductPlan, productId: number): void {
  downloads.forEach(({ title, file, price, sample = null }, position) => {
    const id = insertRow(database, 'downloadable_link', { product_id: productId, position: position + 1, price, file, sample_file: sample })
    insertRow(database, 'downloadable_link_text', { link_id: id, store_id: STORE_ID, title })
  })
}

function insertLinks(database: DatabaseSync, { links = {} }: ProductPlan, productId: number): void {
  for (const [kind, skus] of Object.entries(links)) {
    skus.forEach((sku, position) => {
      insertRow(database, 'product_link', { product_id: productId, kind, linked_id: productIdOf(database, sku), position })
    })
  }
}

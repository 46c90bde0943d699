import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { sortKey } from '../modules/catalog/fold.ts'
import { ROOT_CATEGORY_ID } from './categories.ts'
import { descriptionHtml } from './description-html.ts'
import { insertGallery } from './insert-gallery.ts'
import { CREATED, isConfigurable, type ProductPlan } from './product-plan.ts'
import { insertOption, optionOf, type Options } from './seed-attributes.ts'
import type { CategoryIds } from './seed-categories.ts'
import { stockOf } from './stock-of.ts'
import { urlKey } from './url-key.ts'
import { STORES } from './words.ts'

const NEW_TO = '2036-12-31 23:59:59'

/** A product that shoppers find: its words, address, categories, traits and pictures; alone, its stock too. */
export function insertProduct(
  database: DatabaseSync,
  plan: ProductPlan,
  id: number,
  position: number,
  categories: CategoryIds,
  options: Options,
): void {
  const configurable = isConfigurable(plan)
  const type = plan.isVirtual ? 'virtual' : configurable ? 'configurable' : 'simple'
  statement(
    database,
    `INSERT INTO product (id, sku, type, price, special_price, weight, new_from, new_to, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    `HAL-${plan.code}`,
    type,
    configurable ? 0 : plan.price * 100,
    configurable || plan.special === undefined ? null : plan.special * 100,
    plan.weight,
    plan.isNew ? CREATED : null,
    plan.isNew ? NEW_TO : null,
    CREATED,
  )
  insertTexts(database, plan, id)
  insertPlaces(database, plan, id, position, categories)
  insertTraits(database, plan, id, options)
  const color = plan.isVirtual ? undefined : optionOf(options, 'color', plan.colors[0]!)
  insertGallery(database, plan, id, plan.colors[0]!, color?.label)
  if (configurable) return

  statement(database, 'INSERT INTO stock (product_id, quantity) VALUES (?, ?)').run(id, stockOf(plan, 0, 0))
  if (color) insertOption(database, id, color)
}

function insertTexts(database: DatabaseSync, { name, short, text }: ProductPlan, id: number): void {
  for (const { id: storeId, language } of STORES) {
    const words = name[language]
    const key = urlKey(words)
    statement(
      database,
      `INSERT INTO product_text (product_id, store_id, name, sort_name, url_key, short_description, description, meta_description)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(id, storeId, words, sortKey(words), key, short[language], descriptionHtml(text[language]), text[language].lead)
    statement(
      database,
      "INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id) VALUES (?, ?, 'PRODUCT', ?)",
    ).run(storeId, key, id)
  }
}

function insertPlaces(database: DatabaseSync, plan: ProductPlan, id: number, position: number, categories: CategoryIds): void {
  const extra = [...(plan.isNew ? ['new'] : []), ...(plan.special ? ['sale'] : []), ...(plan.isBestseller ? ['bestsellers'] : [])]
  const insert = statement(database, 'INSERT INTO category_product VALUES (?, ?, ?)')
  insert.run(ROOT_CATEGORY_ID, id, position)
  for (const key of [...plan.categories, ...extra]) {
    const categoryId = categories.get(key)
    if (categoryId === undefined) throw new Error(`${plan.code}: there is no category ${key}`)
    insert.run(categoryId, id, position)
  }
}

function insertTraits(database: DatabaseSync, { traits, look, isVirtual }: ProductPlan, id: number, options: Options): void {
  const pattern = isVirtual ? {} : { pattern: [look?.pattern ?? 'solid'] }
  for (const [attribute, values] of Object.entries({ ...pattern, ...traits })) {
    for (const value of values) insertOption(database, id, optionOf(options, attribute, value))
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { sortKey } from '../../lib/fold.ts'
import { required } from '../../lib/required.ts'
import { ROOT_CATEGORY_ID } from '../plan/categories.ts'
import { CREATED, isConfigurable, isGoods, type ProductPlan, typeOf } from '../plan/product-plan.ts'
import { urlKey } from '../plan/url-key.ts'
import { fitOf } from '../reviews/fit-of.ts'
import { STORES } from '../plan/localized-text.ts'
import { categoriesOf } from './categories-of.ts'
import { descriptionHtml, unbroken } from './description-html.ts'
import { insertAddress } from './insert-address.ts'
import { insertCustomOptions } from './insert-custom-options.ts'
import { insertFilm, insertGallery } from './insert-gallery.ts'
import { insertStock, insertTiers } from './insert-stock.ts'
import { picturesOf } from './product-pictures.ts'
import { insertVariants } from './insert-variants.ts'
import { insertOption, insertValues, optionOf, type Options } from './seed-attributes.ts'
import type { SeededCategories } from './seed-categories.ts'
import { stockOf } from './stock-of.ts'

const NEW_TO = '2036-12-31 23:59:59'

/** Types whose price is that of their parts. */
const WHOLES: ReadonlySet<string> = new Set(['configurable', 'grouped', 'bundle'])

/** Ids and positions follow the order of the plans; the variants' ids come right after their parent's. */
export function insertProducts(database: DatabaseSync, plans: Iterable<ProductPlan>, categories: SeededCategories, options: Options): void {
  let nextId = 1
  let position = 1
  const takeId = () => nextId++
  for (const plan of plans) {
    const id = takeId()
    insertProduct(database, plan, id, position++, categories, options)
    if (isConfigurable(plan)) insertVariants(database, plan, id, takeId, options)
  }
}

/** A visible product: texts, URL, categories, attributes and pictures, and its stock if it has no variants. */
function insertProduct(
  database: DatabaseSync,
  plan: ProductPlan,
  id: number,
  position: number,
  categories: SeededCategories,
  options: Options,
): void {
  insertRow(database, plan, id)
  insertTexts(database, plan, id)
  insertPlaces(database, plan, id, position, categories)
  insertTraits(database, plan, id, options)
  insertValues(database, plan, id)
  insertCustomOptions(database, plan, id)
  const color = isGoods(plan) ? optionOf(options, 'color', required(plan.colors[0], 'colors')) : undefined
  const pictures = picturesOf(plan, required(plan.colors[0], 'colors'))
  insertGallery(database, plan, id, pictures, color?.label)
  insertFilm(database, plan, id, pictures)
  if (WHOLES.has(typeOf(plan))) return

  insertStock(database, id, stockOf(plan, 0, 0))
  insertTiers(database, plan, id, plan.price)
  if (color) insertOption(database, id, color)
}

function insertRow(database: DatabaseSync, plan: ProductPlan, id: number): void {
  const type = typeOf(plan)
  statement(
    database,
    `INSERT INTO product (id, sku, type, price, special_price, weight, new_from, new_to, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    `HAL-${plan.code}`,
    type,
    type === 'configurable' ? 0 : plan.price * 100,
    specialPrice(plan),
    plan.weight,
    plan.isNew ? CREATED : null,
    plan.isNew ? NEW_TO : null,
    CREATED,
    CREATED,
  )
}

function specialPrice(plan: ProductPlan): number | null {
  if (plan.special === undefined || isConfigurable(plan)) return null
  return plan.special * 100
}

function insertTexts(database: DatabaseSync, plan: ProductPlan, id: number): void {
  const { name, short, text } = plan
  for (const { id: storeId, language } of STORES) {
    const title = name[language]
    const key = urlKey(title)
    statement(
      database,
      `INSERT INTO product_text (product_id, store_id, name, sort_name, url_key, short_description, description, meta_description)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(id, storeId, title, sortKey(title), key, unbroken(short[language], language), descriptionHtml(plan, language), text[language].lead)
    insertAddress(database, storeId, key, 'PRODUCT', id)
  }
}

function insertPlaces(database: DatabaseSync, plan: ProductPlan, id: number, position: number, categories: SeededCategories): void {
  const insert = statement(database, 'INSERT INTO category_product VALUES (?, ?, ?)')
  insert.run(ROOT_CATEGORY_ID, id, position)
  for (const key of categoriesOf(plan, categories)) insert.run(required(categories.ids.get(key), 'ids'), id, position)
}

function insertTraits(database: DatabaseSync, plan: ProductPlan, id: number, options: Options): void {
  const pattern = isGoods(plan) ? { pattern: [plan.look?.pattern ?? 'solid'] } : {}
  const fit = fitOf(plan)
  for (const [attribute, values] of Object.entries({ ...pattern, ...plan.traits, ...(fit && { fit: [fit] }) })) {
    for (const value of values) insertOption(database, id, optionOf(options, attribute, value))
  }
}

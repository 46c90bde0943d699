import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { sortKey } from '../../lib/fold.ts'
import type { ColorwayName } from '../../services/media/drawings/core/colorways.ts'
import { CREATED, priceOf, type ProductPlan } from '../plan/product-plan.ts'
import { urlKey } from '../plan/url-key.ts'
import { keepTogether } from '../plan/keep-together.ts'
import { STORES } from '../plan/localized-text.ts'
import { insertGallery } from './insert-gallery.ts'
import { picturesOf } from './product-pictures.ts'
import { insertStock, insertTiers } from './insert-stock.ts'
import { insertOption, insertValues, type OptionRow, optionOf, type Options } from './seed-attributes.ts'
import { stockOf } from './stock-of.ts'
import { LOWEST_PRICE } from './value-attributes.ts'

interface Choice {
  readonly key: string
  readonly index: number
  readonly option: OptionRow
}

/** One simple product per colour and size, each not visible by itself. */
export function insertVariants(
  database: DatabaseSync,
  plan: ProductPlan,
  parentId: number,
  takeId: () => number,
  options: Options,
): void {
  const choices = (attribute: string, keys: readonly string[]): Choice[] =>
    keys.map((key, index) => ({ key, index, option: optionOf(options, attribute, key) }))
  const colors = choices('color', plan.colors)
  const sizes = choices('size', plan.sizes ?? [])

  const chosenBy = [...(colors.length > 1 ? colors.slice(0, 1) : []), ...sizes.slice(0, 1)]
  chosenBy.forEach(({ option }, position) => {
    statement(database, 'INSERT INTO super_attribute VALUES (?, ?, ?)').run(parentId, option.attributeId, position)
  })
  const combinations = colors.flatMap((color) => (sizes.length > 0 ? sizes.map((size) => [color, size]) : [[color]]))
  combinations.forEach((combination, position) => {
    const id = takeId()
    insertVariant(database, plan, id, combination)
    statement(database, 'INSERT INTO product_variant VALUES (?, ?, ?)').run(parentId, id, position)
  })
}

function insertVariant(database: DatabaseSync, plan: ProductPlan, id: number, combination: readonly Choice[]): void {
  const [color, size] = combination as [Choice, Choice?]
  const { price, special } = priceOf(plan, size?.key)
  statement(
    database,
    `INSERT INTO product (id, sku, type, visibility, price, special_price, weight, created_at, updated_at)
     VALUES (?, ?, 'simple', 1, ?, ?, ?, ?, ?)`,
  ).run(id, variantSku(plan, color, size), price * 100, special === undefined ? null : special * 100, weightOf(plan, size), CREATED, CREATED)
  insertStock(database, id, stockOf(plan, color.index, size?.index ?? 0))
  insertTiers(database, plan, id, price)
  insertNames(database, plan, id, nameParts(plan, combination))
  for (const { option } of combination) insertOption(database, id, option)
  if (special !== undefined) insertValues(database, { ...plan, price, special }, id, (code) => code === LOWEST_PRICE)
  insertGallery(database, plan, id, picturesOf(plan, color.key as ColorwayName), color.option.label)
}

/** A variant chosen by kilograms has that weight. */
const weightOf = ({ weight }: ProductPlan, size: Choice | undefined): number => Number(/^(\d+) kg$/.exec(size?.key ?? '')?.[1] ?? weight)

/** HAL-KRY-SPR-M */
const variantSku = ({ code }: ProductPlan, color: Choice, size: Choice | undefined): string =>
  ['HAL', code, color.key.slice(0, 3), ...(size ? [size.key.replace(/[^A-Z0-9]/gi, '')] : [])].join('-').toUpperCase()

/** The values that the shopper chooses; the only colour of a product is not part of its variants' names. */
const nameParts = ({ colors }: ProductPlan, [color, ...sizes]: readonly Choice[]): Choice[] =>
  [...(color && colors.length > 1 ? [color] : []), ...sizes]

/** The names that a merchant gives variants, since they are shown by themselves in sets, orders and mails. */
function insertNames(database: DatabaseSync, { name, short }: ProductPlan, id: number, chosen: readonly Choice[]): void {
  for (const { id: storeId, language } of STORES) {
    const text = [name[language], ...chosen.map(({ option }) => option.label[language])].join(', ')
    statement(
      database,
      'INSERT INTO product_text (product_id, store_id, name, sort_name, url_key, short_description) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(id, storeId, text, sortKey(text), urlKey(text), keepTogether(short[language], language))
  }
}

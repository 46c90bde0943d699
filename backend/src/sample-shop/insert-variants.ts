import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { sortKey } from '../modules/catalog/fold.ts'
import { insertGallery } from './insert-gallery.ts'
import type { ProductPlan } from './product-plan.ts'
import { insertOption, type OptionRow, optionOf, type Options } from './seed-attributes.ts'
import { stockOf } from './stock-of.ts'
import { urlKey } from './url-key.ts'
import { STORES } from './words.ts'

const CREATED = '2026-01-15 08:00:00'
const LOW_STOCK = 5

/** One simple product per colour and size, each not visible by itself. */
export function insertVariants(database: DatabaseSync, plan: ProductPlan, parentId: number, takeId: () => number, options: Options): void {
  const colors = plan.colors.map((key) => ({ key, option: optionOf(options, 'color', key) }))
  const sizes = plan.sizes?.map((key) => ({ key, option: optionOf(options, 'size', key) })) ?? [undefined]
  const chosenBy = [...(colors.length > 1 ? [colors[0]!.option] : []), ...(sizes[0] ? [sizes[0].option] : [])]
  chosenBy.forEach(({ attributeId }, position) => {
    statement(database, 'INSERT INTO super_attribute VALUES (?, ?, ?)').run(parentId, attributeId, position)
  })

  let position = 0
  colors.forEach((color, colorIndex) => {
    sizes.forEach((size, sizeIndex) => {
      const id = takeId()
      const sku = ['HAL', plan.code, color.key.slice(0, 3), ...(size ? [size.key.replace(/[^A-Z0-9]/gi, '')] : [])].join('-').toUpperCase()
      statement(
        database,
        "INSERT INTO product (id, sku, type, visibility, price, special_price, weight, created_at) VALUES (?, ?, 'simple', 1, ?, ?, ?, ?)",
      ).run(id, sku, plan.price * 100, plan.special === undefined ? null : plan.special * 100, plan.weight, CREATED)
      statement(database, 'INSERT INTO product_variant VALUES (?, ?, ?)').run(parentId, id, position++)
      statement(database, 'INSERT INTO stock (product_id, quantity, low_stock_threshold) VALUES (?, ?, ?)').run(
        id,
        stockOf(plan, colorIndex, sizeIndex),
        LOW_STOCK,
      )
      insertNames(database, plan, id, [color.option, ...(size ? [size.option] : [])])
      for (const option of [color.option, ...(size ? [size.option] : [])]) insertOption(database, id, option)
      insertGallery(database, plan, id, color.key, color.option.label)
    })
  })
}

/** As Magento names variants it makes: the parent's name and the chosen values. */
function insertNames(database: DatabaseSync, { name, short }: ProductPlan, id: number, chosen: readonly OptionRow[]): void {
  for (const { id: storeId, language } of STORES) {
    const words = [name[language], ...chosen.map(({ label }) => label[language])].join('-')
    statement(
      database,
      'INSERT INTO product_text (product_id, store_id, name, sort_name, url_key, short_description) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(id, storeId, words, sortKey(words), urlKey(words), short[language])
  }
}

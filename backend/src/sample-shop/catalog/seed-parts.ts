import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { BundleChoice, ProductPlan } from '../plan/product-plan.ts'
import { insertGallery } from './insert-gallery.ts'
import { setPictures } from './set-pictures.ts'
import { insertTexts } from './insert-texts.ts'

/** The parts of bundles and grouped products, their pictures, and the files of downloads; all products must exist. */
export function seedParts(database: DatabaseSync, plans: readonly ProductPlan[]): void {
  const idOf = productIds(database)
  for (const plan of plans) {
    const id = idOf(plan.code)
    if (plan.bundle || plan.group) insertGallery(database, plan, id, setPictures(plan, plans))
    if (plan.bundle) insertBundle(database, plan, plan.bundle, id, idOf)
    plan.group?.forEach(([sku, quantity], position) => {
      statement(database, 'INSERT INTO grouped_product VALUES (?, ?, ?, ?)').run(id, idOf(sku), position, quantity)
    })
    if (plan.downloads) insertDownloads(database, plan.downloads, id)
  }
}

type IdOf = (sku: string) => number

/** @throws for an unknown SKU: an error in the sample data */
function productIds(database: DatabaseSync): IdOf {
  const rows = statement<{ id: number; sku: string }>(database, 'SELECT id, sku FROM product').all()
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  return (sku) => {
    const id = ids.get(`HAL-${sku}`)
    if (id === undefined) throw new Error(`The sample shop has no product HAL-${sku}`)
    return id
  }
}

function insertBundle(database: DatabaseSync, plan: ProductPlan, choices: readonly BundleChoice[], id: number, idOf: IdOf): void {
  const isDynamic = plan.price === 0 ? 1 : 0
  statement(database, 'INSERT INTO bundle VALUES (?, ?, ?, ?, ?, ?)').run(
    id, isDynamic, isDynamic, isDynamic, isDynamic ? 'PRICE_RANGE' : 'AS_LOW_AS', plan.isShippedSeparately ? 'SEPARATELY' : 'TOGETHER')
  choices.forEach((choice, position) => {
    const { lastInsertRowid: optionId } = statement(
      database,
      'INSERT INTO bundle_option (product_id, position, input, is_required) VALUES (?, ?, ?, ?)',
    ).run(id, position, choice.input, choice.isOptional ? 0 : 1)
    insertTexts(database, 'bundle_option_text', optionId, choice.title)
    insertSelections(database, choice, optionId, idOf)
  })
}

function insertSelections(database: DatabaseSync, { parts, isOptional, isAsked }: BundleChoice, optionId: number | bigint, idOf: IdOf): void {
  const insert = statement(
    database,
    `INSERT INTO bundle_selection (option_id, product_id, position, quantity, can_change_quantity, is_default, price, price_type)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  parts.forEach(({ sku, quantity = 1, isFree, surcharge = 0 }, position) => {
    const isDefault = position === 0 && !isOptional && !isAsked
    insert.run(optionId, idOf(sku), position, quantity, isFree ? 1 : 0, isDefault ? 1 : 0, surcharge * 100, 'FIXED')
  })
}

function insertDownloads(database: DatabaseSync, { links, samples }: NonNullable<ProductPlan['downloads']>, productId: number): void {
  links.forEach(({ title, file, sample = null, price = 0, limit = 0 }, position) => {
    const { lastInsertRowid: id } = statement(
      database,
      `INSERT INTO downloadable_link (product_id, position, price, file, sample_file, number_of_downloads) VALUES (?, ?, ?, ?, ?, ?)`,
    ).run(productId, position, price * 100, file, sample, limit)
    insertTexts(database, 'downloadable_link_text', id, title)
  })
  samples.forEach(({ title, file }, position) => {
    const insert = statement(database, 'INSERT INTO downloadable_sample (product_id, position, file) VALUES (?, ?, ?)')
    const { lastInsertRowid: id } = insert.run(productId, position, file)
    insertTexts(database, 'downloadable_sample_text', id, title)
  })
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { transaction } from '../../database/transaction.ts'
import { ROOT_CATEGORY_ID } from '../../sample-shop/categories.ts'
import { insertProduct } from '../../sample-shop/insert-product.ts'
import { insertVariants } from '../../sample-shop/insert-variants.ts'
import { typeOf } from '../../sample-shop/product-plan.ts'
import { seedSales } from '../../sample-shop/sales.ts'
import { type Options, seedAttributes } from '../../sample-shop/seed-attributes.ts'
import { seedCategories, type SeededCategories } from '../../sample-shop/seed-categories.ts'
import { seedSearch } from '../../sample-shop/seed-search.ts'
import { STORES } from '../../sample-shop/words.ts'
import { largeShopPlans } from './plans.ts'

/**
 * Fills an empty database with a shop of exactly so many products, variants counted, in the sample shop's categories.
 * @param say gets a line before each part
 */
export function seedLargeShop(database: DatabaseSync, products: number, say: (line: string) => void = () => {}): void {
  transaction(database, () => {
    say('Products')
    seedStores(database)
    insertProducts(database, products, seedCategories(database), seedAttributes(database))
    seedSales(database)
    say('Listings')
    database.exec('INSERT INTO reindex SELECT id FROM product')
    say('Search index')
    indexWords(database)
  })
  database.exec('ANALYZE')
}

function insertProducts(database: DatabaseSync, products: number, categories: SeededCategories, options: Options): void {
  let lastId = 0
  let position = 0
  const takeId = () => (lastId += 1)
  for (const plan of largeShopPlans(products)) {
    const id = takeId()
    insertProduct(database, plan, id, (position += 1), categories, options)
    if (typeOf(plan) === 'configurable') insertVariants(database, plan, id, takeId, options)
  }
}

/** Merged once at the end and not again and again on the way: half the time, and the shorter index answers sooner. */
function indexWords(database: DatabaseSync): void {
  database.exec("INSERT INTO product_search (product_search, rank) VALUES ('automerge', 0)")
  seedSearch(database)
  database.exec("INSERT INTO product_search (product_search) VALUES ('optimize')")
  database.exec("INSERT INTO product_search (product_search, rank) VALUES ('automerge', 4)")
}

function seedStores(database: DatabaseSync): void {
  const insert = statement(database, 'INSERT INTO store VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const { id, code, name, locale, language } of STORES) {
    insert.run(id, code, name, locale, 'PLN', ROOT_CATEGORY_ID, language === 0 ? 1 : 0, 'Halny', '', 'Halny')
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import { insertProducts } from '../../sample-shop/catalog/insert-products.ts'
import { seedSales } from '../../sample-shop/sales.ts'
import { seedAttributes } from '../../sample-shop/catalog/seed-attributes.ts'
import { seedCategories } from '../../sample-shop/catalog/seed-categories.ts'
import { seedSearch } from '../../sample-shop/seed-search.ts'
import { seedStores } from '../../sample-shop/seed-stores.ts'
import { largeShopPlans } from './plans.ts'

/**
 * Fills an empty database with a shop of exactly this number of products, including variants, in the sample shop's categories.
 * @param report receives a line before each step
 */
export function seedLargeShop(database: DatabaseSync, products: number, report: (line: string) => void = () => {}): void {
  transaction(database, () => {
    report('Products')
    seedStores(database, ['Halny', 'Halny'], ['', ''])
    insertProducts(database, largeShopPlans(products), seedCategories(database), seedAttributes(database))
    seedSales(database)
    report('Listings')
    database.exec('INSERT INTO reindex SELECT id FROM product')
    report('Search index')
    indexWords(database)
  })
  database.exec('ANALYZE')
}

/** Merges the index once at the end, which halves the time and makes the index smaller and faster. */
function indexWords(database: DatabaseSync): void {
  database.exec("INSERT INTO product_search (product_search, rank) VALUES ('automerge', 0)")
  seedSearch(database)
  database.exec("INSERT INTO product_search (product_search) VALUES ('optimize')")
  database.exec("INSERT INTO product_search (product_search, rank) VALUES ('automerge', 4)")
}

import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../database/transaction.ts'
import { fillSearchIndex } from '../../modules/search/search-index.ts'
import { seedSynonyms } from '../../sample-shop/seed-synonyms.ts'
import { insertProducts } from '../../sample-shop/catalog/insert-products.ts'
import { seedSales } from '../../sample-shop/sales.ts'
import { seedAttributes } from '../../sample-shop/catalog/seed-attributes.ts'
import { seedCategories } from '../../sample-shop/catalog/seed-categories.ts'
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
    seedSynonyms(database)
    report('Listings')
    database.exec('INSERT INTO reindex SELECT id FROM product')
    report('Search index')
    fillSearchIndex(database)
  })
  database.exec('ANALYZE')
}

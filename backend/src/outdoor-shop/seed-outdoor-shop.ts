import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../database/transaction.ts'
import { fillSearchIndex } from '../modules/search/search-index.ts'
import { seedCustomers } from './customers.ts'
import { seedReviews } from './reviews.ts'
import { seedSales } from './sales.ts'
import { seedAttributes } from './seed-attributes.ts'
import { seedCategories } from './seed-categories.ts'
import { seedBlocks, seedPages, seedRedirects } from './seed-cms.ts'
import { seedParts } from './seed-parts.ts'
import { seedProducts } from './seed-products.ts'
import { seedMediaFiles, seedSettings, seedStore } from './shop.ts'

/** Fills an empty database with Larkspur Outfitters, a shop with the irregularities of Magento's own sample data; deterministic. */
export function seedOutdoorShop(database: DatabaseSync): void {
  transaction(database, () => {
    seedStore(database)
    seedSettings(database)
    seedMediaFiles(database)
    seedAttributes(database)
    seedProducts(database, seedCategories(database, seedBlocks(database)))
    seedParts(database)
    seedPages(database)
    seedRedirects(database)
    database.exec('INSERT INTO reindex SELECT id FROM product')
    fillSearchIndex(database)
    seedSales(database)
    seedReviews(database)
    seedCustomers(database)
  })
  database.exec('ANALYZE')
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { transaction } from '../database/transaction.ts'
import { fillSearchIndex } from '../modules/search/search-index.ts'
import { seedAttributes } from './catalog/seed-attributes.ts'
import { seedCategories } from './catalog/seed-categories.ts'
import { PRODUCTS, seedProducts } from './catalog/seed-products.ts'
import { seedSortValues } from './catalog/seed-sort-values.ts'
import { seedCms } from './cms/seed-cms.ts'
import { seedContent } from './content/seed-content.ts'
import { seedConsents } from './customers/seed-consents.ts'
import { seedCustomers } from './customers/seed-customers.ts'
import { seedWishlistsAndReviews } from './customers/seed-wishlists-and-reviews.ts'
import { seedPurchases } from './customers/seed-purchases.ts'
import type { LocalizedText } from './plan/localized-text.ts'
import { seedRatings, seedReviews } from './reviews/seed-reviews.ts'
import { seedSales } from './sales.ts'
import { seedRedirects } from './seed-redirects.ts'
import { seedSynonyms } from './seed-synonyms.ts'
import { seedStores } from './seed-stores.ts'
import { seedSettings } from './settings.ts'

const TITLES: LocalizedText = ['Halny: clothing and gear for the mountains', 'Halny: odzież i sprzęt w góry']
const DESCRIPTIONS: LocalizedText = [
  'Clothing and gear for training in weather that changes its mind.',
  'Odzież i sprzęt na pogodę, która lubi się zmieniać.',
]

export const isEmpty = (database: DatabaseSync): boolean => statement(database, 'SELECT 1 FROM store LIMIT 1').get() === undefined

/** Fills an empty database with the shop Halny, deterministically and from code alone. */
export function seedSampleShop(database: DatabaseSync): void {
  transaction(database, () => {
    seedStores(database, TITLES, DESCRIPTIONS)
    seedSettings(database)
    const categories = seedCategories(database)
    const options = seedAttributes(database)
    seedProducts(database, categories, options)
    seedRedirects(database)
    seedCms(database)
    seedContent(database)
    database.exec('INSERT INTO reindex SELECT id FROM product')
    seedSynonyms(database)
    fillSearchIndex(database)
    seedSales(database)
    seedRatings(database)
    seedReviews(database, PRODUCTS)
    seedConsents(database)
    const customers = seedCustomers(database)
    seedPurchases(database, customers, options)
    seedWishlistsAndReviews(database, customers, options)
    seedSortValues(database, PRODUCTS)
  })
  database.exec('ANALYZE')
}

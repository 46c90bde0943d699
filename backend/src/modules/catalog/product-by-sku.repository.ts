import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Product } from './product.repository.ts'

/** Whatever its visibility: Magento lets a variant be bought by its own SKU. A disabled product is as good as none. */
export function productBySku(database: DatabaseSync, sku: string): Pick<Product, 'id' | 'type'> | undefined {
  return statement<Pick<Product, 'id' | 'type'>>(database, 'SELECT id, type FROM product WHERE sku = ? AND is_enabled').get(sku)
}

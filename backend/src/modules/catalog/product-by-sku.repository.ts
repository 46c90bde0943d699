import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Product } from './product.repository.ts'

/** Regardless of visibility, since Magento sells variants by their own SKU; disabled products are not found. */
export function productBySku(database: DatabaseSync, sku: string): Pick<Product, 'id' | 'type'> | undefined {
  return statement<Pick<Product, 'id' | 'type'>>(database, 'SELECT id, type FROM product WHERE sku = ? AND is_enabled').get(sku)
}

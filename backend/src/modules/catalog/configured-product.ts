import type { Context } from '../../graphql/context.ts'
import { hasFault } from '../../magento/faults.ts'
import { productBySku } from './product-by-sku.repository.ts'
import type { Product } from './product.repository.ts'

/**
 * A product as a cart or wish list holds it: with chosen parts and options, whose SKUs Magento appends to its own. Its stock is
 * looked up by that SKU, which no product has.
 */
export function configuredProduct({ database, release }: Context, product: Product, sku: string): Product {
  if (!hasFault(release, 'stockOfComposedSku') || productBySku(database, sku)) return product
  return { ...product, isStockUnknown: true }
}

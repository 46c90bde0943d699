import type { Load } from '../../database/load.ts'
import { catalogFlags } from './catalog-settings.ts'
import { type Product, productsById } from './product.repository.ts'

/**
 * A part of a grouped product or a bundle. Since 2.4.6 Magento returns null for one that is not visible individually
 * (magento/magento2#37405, #37774), although it can be bought; with the setting off, it is returned as in earlier releases.
 */
export async function partProduct(load: Load, id: number): Promise<Product | null> {
  const part = await load(productsById, id)
  if (!part) return null
  return part.visibility > 1 || !(await load(catalogFlags, 'catalog/graphql/parts_by_visibility')) ? part : null
}

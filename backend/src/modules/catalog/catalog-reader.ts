import type { DatabaseSync } from 'node:sqlite'
import { batched } from '../../database/batch.ts'
import type { Store } from '../store/store.repository.ts'
import { categoriesById, categoriesOfProducts, childrenById, descendantCounts, productCounts } from './category.repository.ts'
import { configurableOptionsById, variantsById } from '../configurable/configurable.repository.ts'
import { galleriesById, pricesById, productsById, stockById } from './product.repository.ts'

export type CatalogReader = ReturnType<typeof catalogReader>

/** The catalogue of one store view by id, for one request: what is asked for in one go is read in one statement. */
export function catalogReader(database: DatabaseSync, { id: storeId }: Store) {
  return {
    product: batched((ids: readonly number[]) => productsById(database, storeId, ids)),
    prices: batched((ids: readonly number[]) => pricesById(database, ids)),
    stock: batched((ids: readonly number[]) => stockById(database, ids)),
    gallery: batched((ids: readonly number[]) => galleriesById(database, storeId, ids)),
    configurableOptions: batched((ids: readonly number[]) => configurableOptionsById(database, storeId, ids)),
    variants: batched((ids: readonly number[]) => variantsById(database, storeId, ids)),
    categoriesOfProduct: batched((ids: readonly number[]) => categoriesOfProducts(database, storeId, ids)),
    category: batched((ids: readonly number[]) => categoriesById(database, storeId, ids)),
    children: batched((ids: readonly number[]) => childrenById(database, storeId, ids)),
    descendantCount: batched((ids: readonly number[]) => descendantCounts(database, ids)),
    productCount: batched((ids: readonly number[]) => productCounts(database, ids)),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { insertProduct } from './insert-product.ts'
import { insertVariants } from './insert-variants.ts'
import { isConfigurable, type ProductPlan } from './product-plan.ts'
import type { Options } from './seed-attributes.ts'
import type { SeededCategories } from './seed-categories.ts'

/** Ids and positions follow the order of the plans; the variants' ids come right after their parent's. */
export function insertProducts(database: DatabaseSync, plans: Iterable<ProductPlan>, categories: SeededCategories, options: Options): void {
  let nextId = 1
  let position = 1
  const takeId = () => nextId++
  for (const plan of plans) {
    const id = takeId()
    insertProduct(database, plan, id, position++, categories, options)
    if (isConfigurable(plan)) insertVariants(database, plan, id, takeId, options)
  }
}

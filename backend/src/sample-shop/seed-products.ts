import type { DatabaseSync } from 'node:sqlite'
import { ACCESSORIES } from './products/accessories.ts'
import { BAGS } from './products/bags.ts'
import { BOTTOMS } from './products/bottoms.ts'
import { FITNESS } from './products/fitness.ts'
import { MEN_TOPS } from './products/men-tops.ts'
import { VIDEOS } from './products/videos.ts'
import { WOMEN_TOPS } from './products/women-tops.ts'
import type { CategoryIds } from './seed-categories.ts'
import { insertProduct } from './insert-product.ts'
import { insertVariants } from './insert-variants.ts'
import type { Options } from './seed-attributes.ts'
import { isConfigurable, type ProductPlan } from './product-plan.ts'

/** In the order of the root category, by which listings are sorted: the kinds mixed, as a shop window is. */
export const PRODUCTS: readonly ProductPlan[] = interleaved(WOMEN_TOPS, MEN_TOPS, BOTTOMS, BAGS, ACCESSORIES, FITNESS, VIDEOS)

export function seedProducts(database: DatabaseSync, categories: CategoryIds, options: Options): void {
  let nextId = 1
  const takeId = () => nextId++
  PRODUCTS.forEach((plan, index) => {
    const id = takeId()
    insertProduct(database, plan, id, index + 1, categories, options)
    if (isConfigurable(plan)) insertVariants(database, plan, id, takeId, options)
  })
}

function interleaved(...groups: readonly (readonly ProductPlan[])[]): ProductPlan[] {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, row) => groups.flatMap((group) => group.slice(row, row + 1))).flat()
}

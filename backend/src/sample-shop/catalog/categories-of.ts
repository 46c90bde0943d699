import type { CategoryKey } from '../plan/categories.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import type { SeededCategories } from './seed-categories.ts'

/**
 * A product's categories: its own, and the seasonal ones with the subcategory for its part of the shop.
 * @throws for an unknown category: an error in the sample data
 */
export function categoriesOf(plan: ProductPlan, { ids, trails }: SeededCategories): CategoryKey[] {
  const seasons = [...(plan.isNew ? ['new'] : []), ...(plan.special === undefined ? [] : ['sale'])]
  const seasonal = seasons.flatMap((season) => [season, ...plan.categories.map((key) => inSeason(season, trails.get(key)))])
  const keys = [...plan.categories, ...seasonal, ...(plan.isBestseller ? ['bestsellers'] : [])]
  const missing = keys.find((key) => !ids.has(key))
  if (missing !== undefined) throw new Error(`${plan.code}: there is no category ${missing}`)
  return [...new Set(keys)]

  function inSeason(season: string, trail: readonly CategoryKey[] = []): CategoryKey {
    const part = `${season}-${trail[1]}`
    return ids.has(part) ? part : `${season}-${trail[0]}`
  }
}

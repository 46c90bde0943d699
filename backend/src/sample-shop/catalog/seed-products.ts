import type { DatabaseSync } from 'node:sqlite'
import type { ProductPlan } from '../plan/product-plan.ts'
import { ACCESSORIES } from '../products/accessories.ts'
import { AUTUMN } from '../products/autumn.ts'
import { BAGS } from '../products/bags.ts'
import { BOTTLES_AND_WATCHES } from '../products/bottles-and-watches.ts'
import { BOTTOMS } from '../products/bottoms.ts'
import { DOWNLOADS } from '../products/downloads.ts'
import { FITNESS } from '../products/fitness.ts'
import { HEADWEAR_AND_SOCKS } from '../products/headwear-and-socks.ts'
import { HOME_GYM } from '../products/home-gym.ts'
import { MEN_BOTTOMS } from '../products/men-bottoms.ts'
import { MEN_MIDLAYERS } from '../products/men-midlayers.ts'
import { MEN_OUTERWEAR } from '../products/men-outerwear.ts'
import { MEN_TEES } from '../products/men-tees.ts'
import { MEN_TOPS } from '../products/men-tops.ts'
import { PACKS } from '../products/packs.ts'
import { SETS } from '../products/sets.ts'
import { VIDEOS } from '../products/videos.ts'
import { WOMEN_BOTTOMS } from '../products/women-bottoms.ts'
import { WOMEN_MIDLAYERS } from '../products/women-midlayers.ts'
import { WOMEN_OUTERWEAR } from '../products/women-outerwear.ts'
import { WOMEN_TEES } from '../products/women-tees.ts'
import { WOMEN_TOPS } from '../products/women-tops.ts'
import { WORKSHOPS } from '../products/workshops.ts'
import { insertProducts } from './insert-products.ts'
import { seedLinks } from './product-links.ts'
import type { Options } from './seed-attributes.ts'
import type { SeededCategories } from './seed-categories.ts'
import { seedParts } from './seed-parts.ts'

/**
 * In the order of the root category, by which listings are sorted, with the kinds mixed. Ids follow this order, so new products
 * are added at the end.
 */
export const PRODUCTS: readonly ProductPlan[] = [
  ...interleaved(WOMEN_TOPS, MEN_TOPS, BOTTOMS, BAGS, ACCESSORIES, FITNESS, VIDEOS),
  ...interleaved(
    WOMEN_OUTERWEAR, MEN_TEES, WOMEN_BOTTOMS, MEN_OUTERWEAR, PACKS, WOMEN_TEES, MEN_BOTTOMS, HOME_GYM, WOMEN_MIDLAYERS, HEADWEAR_AND_SOCKS,
    MEN_MIDLAYERS, BOTTLES_AND_WATCHES, DOWNLOADS, SETS, AUTUMN, WORKSHOPS,
  ),
]

export function seedProducts(database: DatabaseSync, categories: SeededCategories, options: Options): void {
  insertProducts(database, PRODUCTS, categories, options)
  seedParts(database, PRODUCTS)
  seedLinks(database, PRODUCTS)
}

function interleaved(...groups: readonly (readonly ProductPlan[])[]): ProductPlan[] {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, row) => groups.flatMap((group) => group.slice(row, row + 1))).flat()
}

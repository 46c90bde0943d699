import { hash } from '../plan/hash.ts'
import { type ProductPlan, typeOf } from '../plan/product-plan.ts'

/** A file never runs out, but Magento counts its stock, too. */
const FILES = 100_000

/**
 * The stock of a variant: the first colour is plentiful, with its largest size sold out; some variants of the others are sold out
 * or nearly.
 */
export function stockOf(plan: ProductPlan, color: number, size: number): number {
  const { code, isSoldOut, sizes, stock } = plan
  if (isSoldOut) return 0
  if (stock !== undefined) return stock
  if (typeOf(plan) === 'downloadable') return FILES
  const chance = hash(`${code}/${color}/${size}`) % 100
  if (color === 0) return sizes && sizes.length > 3 && size === sizes.length - 1 ? 0 : 120 + chance
  if (chance < 12) return 0
  if (chance < 28) return 1 + (chance % 4)
  return chance
}

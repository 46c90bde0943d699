import { hash } from './hash.ts'
import { type ProductPlan, typeOf } from './product-plan.ts'

/** What a reduced product cost at the least in the thirty days before, in grosze: mostly its price, here and there a little less. */
export function lowestPrice(plan: ProductPlan): number | undefined {
  const { code, price, special } = plan
  if (special === undefined || typeOf(plan) === 'bundle') return undefined
  const isShortBefore = hash(`lowest/${code}`) % 100 < 30
  const between = Math.round((price + special) / 2 / 10) * 10 - 1
  return (isShortBefore && between > special && between < price ? between : price) * 100
}

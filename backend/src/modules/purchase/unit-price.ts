import { roundHalfUp } from '../directory/money.ts'
import type { Goods } from './goods.repository.ts'

/** The lowest of a product's own, special and tier prices for this many pieces. */
export function unitPrice(goods: Goods, quantity: number): number {
  const tiers = tiersOf(goods, quantity).map(({ price, percent }) => price ?? percentOf(goods.price, 100 - (percent ?? 0)))
  return Math.min(goods.price, goods.specialPrice ?? goods.price, ...tiers)
}

/** The final percentage of a bundle's prices, since its special and tier prices are percentages. */
export function payablePercent(goods: Goods, quantity: number): number {
  return Math.min(100, goods.specialPrice ?? 100, ...tiersOf(goods, quantity).map(({ percent }) => 100 - (percent ?? 0)))
}

export const percentOf = (amount: number, percent: number): number => roundHalfUp(amount * percent, 100)

const tiersOf = ({ tiers }: Goods, quantity: number) => tiers.filter((tier) => tier.quantity <= quantity)

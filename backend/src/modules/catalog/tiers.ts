import type { PricePair } from './discount.ts'
import type { TierOffer } from './price.repository.ts'

export interface Tier extends PricePair {
  readonly quantity: number
}

/** Of several offers for one quantity, a group's own and everybody's, the lowest counts. */
export function tiers(offers: readonly TierOffer[], regular: number): Tier[] {
  const prices = new Map<number, number>()
  for (const { quantity, price, percent } of offers) {
    const offer = price ?? Math.round((regular * (100 - (percent ?? 0))) / 100)
    prices.set(quantity, Math.min(offer, prices.get(quantity) ?? offer))
  }
  return [...prices].map(([quantity, final]) => ({ quantity, regular, final })).toSorted((one, other) => one.quantity - other.quantity)
}

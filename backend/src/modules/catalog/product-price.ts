import type { TierOffer } from './price.repository.ts'
import type { Product } from './product.repository.ts'

/** Of one product or variant, in minor units. */
export interface PricePair {
  readonly regular: number
  readonly final: number
}

/** The discount of the final price, to two decimal places; zero if it is not lower. */
export function discount({ regular, final }: PricePair): { amount_off: number; percent_off: number } {
  const off = Math.max(0, regular - final)
  return { amount_off: off / 100, percent_off: regular === 0 ? 0 : Math.round((off / regular) * 10_000) / 100 }
}

/** In units; null if none is valid today. A bundle stores a percentage and has a price only if that is fixed. */
export function specialPrice({ type, price, specialPrice: special }: Pick<Product, 'type' | 'price' | 'specialPrice'>): number | null {
  if (special === null) return null
  if (type !== 'bundle') return special / 100
  return price === 0 ? null : Math.round((price * special) / 100) / 100
}

interface Tier extends PricePair {
  readonly quantity: number
}

/** Where a group's offer and the general one have the same quantity, the lower counts. */
export function tiers(offers: readonly TierOffer[], regular: number): Tier[] {
  const prices = new Map<number, number>()
  for (const { quantity, price, percent } of offers) {
    const offer = price ?? Math.round((regular * (100 - (percent ?? 0))) / 100)
    prices.set(quantity, Math.min(offer, prices.get(quantity) ?? offer))
  }
  return [...prices].map(([quantity, final]) => ({ quantity, regular, final })).toSorted((one, other) => one.quantity - other.quantity)
}

import type { Cost } from './cost.ts'

/** The price of a part in the backend's terms. */
export interface PartPrice {
  readonly isPercent: boolean
  /** In units, or in percent of the bundle's own price. */
  readonly amount: number
  readonly quantity: number
}

/**
 * Magento 2.4.6 returns neither a bundle's own price nor its discount, only its lowest price. The own price is the lowest price less
 * the cheapest part of each required option.
 * @param required the parts of each required option
 */
export function ownPrice(least: number, required: ReadonlyArray<readonly PartPrice[]>): number {
  const total = (own: number) => own + required.reduce((sum, parts) => sum + cheapest(parts, own), 0)
  let [low, high] = [0, least]
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (total(middle) < least) low = middle
    else high = middle
  }
  return Math.round(high * 100) / 100
}

const cheapest = (parts: readonly PartPrice[], own: number): number =>
  parts.length === 0 ? 0 : Math.min(...parts.map((part) => partAmount(part, own) * part.quantity))

export const partAmount = ({ isPercent, amount }: PartPrice, own: number): number => (isPercent ? (own * amount) / 100 : amount)

/** The share of the full price that is paid, 0.9 for a discount of a tenth; rounded, because it comes from rounded prices. */
export const payableShare = (paid: number, full: number): number => (full > 0 ? Math.min(1, Math.round((paid / full) * 1000) / 1000) : 1)

export const costOf = (now: number, regular: number, share: number): Cost => ({ now: reduced(now, share), regular })

const reduced = (amount: number, share: number): number => Math.round(amount * share * 100) / 100

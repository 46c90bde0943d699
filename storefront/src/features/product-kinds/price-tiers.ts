import type { PriceTierFragment } from '../../graphql/generated/types.ts'
import type { Cost } from './cost.ts'

/** A lower price of one piece from a quantity on. */
export interface PriceTier {
  readonly quantity: number
  /** In units of the product's currency. */
  readonly now: number
}

/** What a product or variant costs by the piece. */
export interface TierPrices {
  /** Of one piece. */
  readonly single: number
  /** From the smallest quantity to the largest, one or more. */
  readonly tiers: readonly PriceTier[]
}

/**
 * Tiers above the price of a single piece, as beside a special price, are left out. Magento's price of a tier is that of one piece or of
 * the whole quantity, depending on its release; its discount is always that of one, off the regular price.
 * @returns undefined if none is left
 */
export function readTiers(tiers: ReadonlyArray<PriceTierFragment | null> | null | undefined, { now: single, regular }: Cost): TierPrices | undefined {
  const lower = (tiers ?? []).flatMap((tier) => {
    const quantity = tier?.quantity ?? 0
    const now = Math.round((regular - (tier?.discount?.amount_off ?? 0)) * 10_000) / 10_000
    return quantity > 1 && now < single ? [{ quantity, now }] : []
  })
  return lower.length > 0 ? { single, tiers: lower.toSorted((a, b) => a.quantity - b.quantity) } : undefined
}

/** The last tier that the quantity reaches. */
export const tierAt = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.findLast((tier) => tier.quantity <= quantity)

/** In whole percent of the price of a single piece, never more than is saved. */
export const savedPercent = (tier: PriceTier, single: number): number => Math.floor(Math.round((1 - tier.now / single) * 10_000) / 100)

/** The prices that all variants share, if they do: the list of variants does not repeat them. */
export function sharedTiers(all: ReadonlyArray<TierPrices | undefined>): TierPrices | undefined {
  const [first, ...others] = all
  return others.every((prices) => JSON.stringify(prices) === JSON.stringify(first)) ? first : undefined
}

import type { PricedWishFragment } from '../../graphql/generated/types.ts'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'

const KEY = 'wishPrices'
const MAX_PRICES = 300

/** The price of a wish when this device first saw it, with the day (`YYYY-MM-DD`). */
export interface FirstPrice {
  readonly value: number
  readonly currency: string
  readonly day: string
}

type StoredPrices = Readonly<Record<string, FirstPrice>>

/** The price of the product or its chosen variant, if the backend returns one. */
function priceOf({ product, ...wish }: PricedWishFragment) {
  const variant = 'configured_variant' in wish ? wish.configured_variant : undefined
  const { value, currency } = (variant ?? product)?.price_range.minimum_price.final_price ?? {}
  return value == null || !currency ? undefined : { value, currency }
}

/** Adds prices that are not known yet; beyond 300, the oldest are removed. */
export function rememberPrices(wishes: ReadonlyArray<PricedWishFragment | null>, now = new Date()): void {
  const known = readPrices()
  const day = now.toISOString().slice(0, 10)
  const seen = wishes.filter((wish) => wish !== null).flatMap((wish) => {
    const price = priceOf(wish)
    return price ? [[keyOf(wish.id, price.currency), { ...price, day }] as const] : []
  })
  const added = seen.filter(([key]) => !known[key])
  if (added.length > 0) write(Object.fromEntries([...Object.entries(known), ...added].slice(-MAX_PRICES)))
}

export interface PriceChange {
  /** Negative if the price has fallen. */
  readonly by: number
  readonly currency: string
  readonly since: string
}

/** The change since the first price; undefined if that is unknown or the same. */
export function priceChange(wish: PricedWishFragment): PriceChange | undefined {
  const price = priceOf(wish)
  const first = price && readPrices()[keyOf(wish.id, price.currency)]
  if (!first) return undefined
  const by = Math.round((price.value - first.value) * 100) / 100
  return by ? { by, currency: price.currency, since: first.day } : undefined
}

/** A restored wish has a new id in the backend; its first price is copied to it. */
export function copyFirstPrice(id: string, previousId: string): void {
  const stored = readPrices()
  const previous = Object.entries(stored).filter(([key]) => key.startsWith(`${previousId} `))
  const copied = previous.map(([, price]) => [keyOf(id, price.currency), price] as const)
  if (copied.length > 0) write({ ...stored, ...Object.fromEntries(copied) })
}

// Store views may have different currencies, whose prices cannot be compared.
const keyOf = (id: string, currency: string): string => `${id} ${currency}`

function readPrices(): StoredPrices {
  const stored = readDevice(KEY)
  return typeof stored === 'object' && stored !== null ? (stored as StoredPrices) : {}
}

const write = (stored: StoredPrices): boolean => writeDevice(KEY, stored)

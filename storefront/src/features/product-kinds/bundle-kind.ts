import type { BundleOptionFragment, ProductPageFragment } from '../../graphql/generated/types.ts'
import type { BundleOption, BundlePart } from './bundle-options.ts'
import { inOrder } from '../../lib/in-order.ts'
import { type Cost, leastCost } from './cost.ts'
import { partPage } from './part-page.ts'
import type { ProductKind } from './product-kind.ts'

type Bundle = Extract<ProductPageFragment, { __typename: 'BundleProduct' }>
type Part = NonNullable<NonNullable<BundleOptionFragment['options']>[number]>

const KINDS: Readonly<Record<string, BundleOption['kind']>> = { select: 'select', radio: 'radio', checkbox: 'checkbox', multi: 'checkbox' }

export const bundle: ProductKind<Bundle> = {
  isShipped: true,
  read(product) {
    const { cost, options } = readBundle(product)
    return { cost, sections: [{ kind: 'bundle', options }] }
  },
}

/** A bundle costs the sum of its parts (Magento: dynamic price), or has its own price to which they add. */
export function readBundle(product: Bundle): { readonly cost: Cost; readonly options: readonly BundleOption[] } {
  const items = inOrder(product.items)
  const { cost, costOfPart } = product.dynamic_price ? dynamicPrices(product, items) : fixedPrices(product, items)
  const options = items.map(({ uid, title, type, required, options: parts }) => ({
    uid: uid ?? '',
    label: title ?? '',
    kind: KINDS[type ?? ''] ?? 'radio',
    isRequired: required ?? false,
    parts: inOrder(parts).filter(isKnown).map((part) => bundlePart(part, costOfPart(part))),
  }))
  return { cost, options }
}

function bundlePart(part: Part, cost: Cost): BundlePart {
  return {
    uid: part.uid,
    label: part.label ?? '',
    quantity: part.quantity ?? 1,
    isFree: part.can_change_quantity ?? false,
    isDefault: part.is_default ?? false,
    isInStock: isInStock(part),
    cost,
    ...(part.product && { alone: leastCost(part.product).now, page: partPage(part.product) }),
  }
}

function dynamicPrices(product: Bundle, items: readonly BundleOptionFragment[]) {
  const least = (parts: readonly Part[]) => Math.min(...parts.map((part) => partCost(part).now * (part.quantity ?? 1)))
  const parts = items.map((item) => ({ isRequired: item.required, parts: inOrder(item.options).filter(isInStock) }))
  const needed = parts.filter(({ isRequired, parts: { length } }) => isRequired && length > 0)
  // Magento's lowest price of a bundle that requires nothing is that of its cheapest part.
  const full = needed.length > 0 ? needed.reduce((sum, option) => sum + least(option.parts), 0) : least(parts.flatMap((option) => option.parts))
  const { now, regular } = leastCost(product)
  // Each of the two may be too low but not too high: the cheapest part may be one that Magento hides, and a part may itself be reduced.
  const share = Math.max(payableShare(now, Number.isFinite(full) ? full : 0), payableShare(now, regular))
  const costOfPart = (part: Part): Cost => costOf(partCost(part).now, partCost(part).regular, share)
  return { cost: { now: 0, regular: 0 }, costOfPart }
}

function fixedPrices(product: Bundle, items: readonly BundleOptionFragment[]) {
  const { now, regular } = leastCost(product)
  const required = items.filter((item) => item.required).map((item) => inOrder(item.options).map(partPrice))
  const own = ownPrice(regular, required)
  const share = payableShare(now, regular)
  const costOfPart = (part: Part): Cost => costOf(partAmount(partPrice(part), own), partAmount(partPrice(part), own), share)
  return { cost: costOf(own, own, share), costOfPart }
}

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

const partAmount = ({ isPercent, amount }: PartPrice, own: number): number => (isPercent ? (own * amount) / 100 : amount)

/** The share of the full price that is paid, 0.9 for a discount of a tenth; rounded, because it comes from rounded prices. */
export const payableShare = (paid: number, full: number): number => (full > 0 ? Math.min(1, Math.round((paid / full) * 1000) / 1000) : 1)

const costOf = (now: number, regular: number, share: number): Cost => ({ now: reduced(now, share), regular })

const reduced = (amount: number, share: number): number => Math.round(amount * share * 100) / 100

const partPrice = ({ price, price_type, quantity }: Part) => ({
  isPercent: price_type === 'PERCENT',
  amount: price ?? 0,
  quantity: quantity ?? 1,
})

const partCost = ({ product }: Part): Cost => (product ? leastCost(product) : { now: 0, regular: 0 })

/** Magento sends neither name nor product of a part that is not visible individually (magento/magento2#37774); it is not offered. */
const isKnown = ({ label, product }: Part): boolean => Boolean(label || product)

const isInStock = ({ product }: Part): boolean => product?.stock_status === 'IN_STOCK'

import type { CartLineFragment, LinePriceFragment } from '../../graphql/generated/types.ts'
import { linePrices } from './net-prices.ts'

export interface LineSaving {
  /** What the line would cost without the reduction of its product, in the cart's currency. */
  readonly regular: number
  readonly saved: number
}

/**
 * What a line of a reduced product saves before coupons. Magento's carts have no regular prices before 2.4.8, so they come from the
 * catalogue. Undefined if nothing is saved for certain.
 * @param isNet whether the cart shows prices without tax, as the catalogue does
 */
export function lineSaving(line: CartLineFragment, isNet: boolean): LineSaving | undefined {
  const { each, row } = linePrices(line, isNet)
  const [paid, total] = [each?.value ?? 0, row?.value ?? 0]
  const piece = regularPrice(line, paid)
  if (piece === undefined || piece <= paid || total <= 0) return undefined
  const regular = inCents(piece * line.quantity)
  return regular > total ? { regular, saved: inCents(regular - total) } : undefined
}

/** The regular price of one piece with its options. */
function regularPrice(line: CartLineFragment, paid: number): number | undefined {
  if ('bundle_options' in line) return bundlePrice(line, paid)
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  const { now, regular } = costOf((variant ?? line.product).price_range.minimum_price)
  if (now <= 0 || regular <= now) return undefined
  // Options and files add to both prices. A price for several pieces is compared with the regular one, as on the product's page.
  return hasAdditions(line) ? paid + regular - now : regular
}

/**
 * A bundle's range shows what its parts cost only at its ends. Between them, the reduction is known if both ends have the same: then it
 * is the bundle's own, which applies to each part.
 */
function bundlePrice({ product }: Extract<CartLineFragment, { readonly bundle_options: unknown }>, paid: number): number | undefined {
  const { minimum_price: least, maximum_price: most } = product.price_range
  const ends = [least, most].flatMap((price) => (price ? [costOf(price)] : []))
  const end = ends.find(({ now }) => inCents(now) === inCents(paid))
  if (end) return end.regular
  const [low, high] = ends.map(({ now, regular }) => percentOf(now, regular))
  return low !== undefined && low === high && low < 100 ? inCents((paid / low) * 100) : undefined
}

const hasAdditions = (line: CartLineFragment): boolean =>
  line.__typename === 'DownloadableCartItem' || Boolean('customizable_options' in line && line.customizable_options.length)

const costOf = ({ final_price, regular_price }: LinePriceFragment) => ({ now: final_price.value ?? 0, regular: regular_price.value ?? 0 })

/** In tenths of a percent, since both prices are rounded. */
const percentOf = (now: number, regular: number): number => (regular > 0 ? Math.round((now / regular) * 1000) / 10 : 100)

const inCents = (amount: number): number => Math.round(amount * 100) / 100

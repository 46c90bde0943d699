import type { CartFragment, CartLineFragment, MoneyFragment } from '../../graphql/generated/types.ts'
import { cartLines } from './cart-lines.ts'

export type TaxedCart = Pick<CartFragment, 'prices' | 'shipping_addresses' | 'items'>

/**
 * Whether the catalogue shows prices without tax, so that the cart has to as well. Before 2.4.7, Magento has no field for that setting. Hence each
 * line's price is compared with the product's, and both subtotals with the grand total, which only one of them adds up to once there is a
 * discount.
 */
export function hasNetPrices(cart: TaxedCart): boolean {
  const { subtotal_excluding_tax: without, subtotal_including_tax: including } = cart.prices ?? {}
  if (!without || !including || isSame(without, including)) return false
  const isNet = cartLines(cart).map(isNetLine).find((found) => found !== undefined)
  const adds = { net: addsUp(cart, without, true), gross: addsUp(cart, including, false) }
  return adds.net === adds.gross ? isNet === true : adds.net
}

/** The price of one piece and of the line, with or without tax. */
export function linePrices({ prices }: CartLineFragment, isNet: boolean) {
  return isNet
    ? { each: prices?.price, row: prices?.row_total }
    : { each: prices?.price_including_tax, row: prices?.row_total_including_tax }
}

/** Undefined if neither is the product's price: options or tier prices change it. */
function isNetLine(line: CartLineFragment): boolean | undefined {
  const { price, price_including_tax: including } = line.prices ?? {}
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  const shown = (variant ?? line.product).price_range.minimum_price.final_price
  if (!price || !including || isSame(price, including)) return undefined
  return isSame(shown, price) ? true : isSame(shown, including) ? false : undefined
}

function addsUp({ prices, shipping_addresses: [address] }: TaxedCart, subtotal: Amount, isNet: boolean): boolean {
  const method = address?.selected_shipping_method
  const shipping = isNet ? method?.price_excl_tax : method?.price_incl_tax
  const discounts = (prices?.discounts ?? []).map((discount) => -(discount?.amount.value ?? 0))
  const taxes = isNet ? (prices?.applied_taxes ?? []).map((tax) => tax?.amount.value ?? 0) : []
  const sum = [shipping?.value ?? 0, ...discounts, ...taxes].reduce((total, value) => total + value, subtotal.value ?? 0)
  return isSame({ value: sum }, prices?.grand_total ?? { value: null })
}

type Amount = Pick<MoneyFragment, 'value'>

const isSame = (one: Amount, other: Amount): boolean => Math.abs((one.value ?? 0) - (other.value ?? 0)) < 0.005

import type { CartFragment, CartLineFragment, MoneyFragment } from '../../graphql/generated/types.ts'
import { cartLines } from './cart-lines.ts'

export type TaxedCart = Pick<CartFragment, 'prices' | 'shipping_addresses' | 'items'>

/**
 * Whether the catalogue shows prices without tax, so that the cart has to as well. Before 2.4.7, Magento has no field for that setting. Hence each
 * line's price is compared with the product's, and both subtotals with the grand total, which only one of them adds up to once there is a
 * discount.
 */
export function hasNetPrices(cart: TaxedCart): boolean {
  const { prices, shipping_addresses: [address] } = cart
  if (!prices?.subtotal_excluding_tax || !prices.subtotal_including_tax) return false
  const method = address?.selected_shipping_method
  const taxes = (prices.applied_taxes ?? []).map((tax) => tax?.amount)
  const netAdds = addsUp(prices, [prices.subtotal_excluding_tax, method?.price_excl_tax, ...taxes])
  const grossAdds = addsUp(prices, [prices.subtotal_including_tax, method?.price_incl_tax])
  if (netAdds !== grossAdds) return netAdds
  return cartLines(cart).map(isNetLine).find((isNet) => isNet !== undefined) ?? false
}

/** The price of one piece and of the line, with or without tax. */
export function linePrices({ prices }: CartLineFragment, isNet: boolean) {
  return isNet
    ? { each: prices?.price, row: prices?.row_total }
    : { each: prices?.price_including_tax, row: prices?.row_total_including_tax }
}

/** Undefined if neither is the product's price: options or tier prices change it. */
function isNetLine(line: CartLineFragment): boolean | undefined {
  const { prices } = line
  if (!prices || isSame(prices.price, prices.price_including_tax)) return undefined
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  const shown = (variant ?? line.product).price_range.minimum_price.final_price
  return isSame(shown, prices.price) ? true : isSame(shown, prices.price_including_tax) ? false : undefined
}

type Amount = Pick<MoneyFragment, 'value'> | null | undefined

/** Whether the amounts without the discounts are the grand total. */
function addsUp({ discounts, grand_total }: NonNullable<TaxedCart['prices']>, amounts: readonly Amount[]): boolean {
  return isSame({ value: sum(amounts) - sum((discounts ?? []).map((discount) => discount?.amount)) }, grand_total)
}

const sum = (amounts: readonly Amount[]): number => amounts.reduce((total, amount) => total + valueOf(amount), 0)

const isSame = (one: Amount, other: Amount): boolean => Math.abs(valueOf(one) - valueOf(other)) < 0.005

const valueOf = (amount: Amount): number => amount?.value ?? 0

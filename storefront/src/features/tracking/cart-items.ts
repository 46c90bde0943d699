import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
import { categoriesOf } from './item-categories.ts'
import type { ShopItem } from './shop-events.ts'

export type TrackedCart = Pick<CartFragment, 'id' | 'items' | 'prices' | 'applied_coupons' | 'shipping_addresses'>

export interface CartSums {
  readonly currency: string
  /** Of the products after discounts, without tax and delivery. */
  readonly value: number
  readonly tax: number
  /** Without tax. */
  readonly shipping: number
}

/** Google's events count neither tax nor delivery as value: with both of them it is the grand total. */
export function cartSums({ prices, shipping_addresses: [address] }: TrackedCart): CartSums {
  const tax = (prices?.applied_taxes ?? []).reduce((sum, entry) => sum + (entry?.amount.value ?? 0), 0)
  const shipping = address?.selected_shipping_method?.price_excl_tax?.value ?? 0
  const total = prices?.grand_total
  return { currency: total?.currency ?? '', value: rounded((total?.value ?? 0) - tax - shipping), tax: rounded(tax), shipping: rounded(shipping) }
}

export const linesOf = ({ items }: TrackedCart): readonly CartLineFragment[] => (items ?? []).filter((line) => line !== null)

/** A line without tax. Magento sends the cart's discount as a sum, of which each line gets its share. */
export function itemOfLine(line: CartLineFragment, cart: TrackedCart, quantity = line.quantity): ShopItem {
  const before = linesOf(cart).reduce((sum, { prices }) => sum + (prices?.row_total.value ?? 0), 0)
  const share = before > 0 ? cartSums(cart).value / before : 1
  const each = (line.prices?.row_total.value ?? 0) / (line.quantity || 1)
  const price = rounded(each * share)
  const discount = rounded(rounded(each) - price)
  const variant = variantOf(line)
  const sku = line.product.sku ?? ''
  return {
    item_id: sku,
    ...(line.product.name && { item_name: line.product.name }),
    ...(variant && { item_variant: variant }),
    ...categoriesOf(sku),
    price,
    ...(discount > 0 && { discount }),
    quantity,
  }
}

export const rounded = (amount: number): number => Math.round(amount * 100) / 100

const variantOf = (line: CartLineFragment): string =>
  'configurable_options' in line ? (line.configurable_options ?? []).flatMap((option) => option?.value_label ?? []).join(' / ') : ''

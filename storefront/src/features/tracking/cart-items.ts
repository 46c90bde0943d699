import type { CartFragment, CartLineFragment } from '../../graphql/generated/types.ts'
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

/** In Google's events, the value is the grand total without tax and delivery. */
export function cartSums({ prices, shipping_addresses: [address] }: TrackedCart): CartSums {
  const tax = (prices?.applied_taxes ?? []).reduce((sum, entry) => sum + (entry?.amount.value ?? 0), 0)
  const shipping = address?.selected_shipping_method?.price_excl_tax?.value ?? 0
  const total = prices?.grand_total
  return { currency: total?.currency ?? '', value: rounded((total?.value ?? 0) - tax - shipping), tax: rounded(tax), shipping: rounded(shipping) }
}

export const linesOf = ({ items }: TrackedCart): readonly CartLineFragment[] => (items ?? []).filter((line) => line !== null)

/** The prices are without tax. Magento returns one discount for the cart, which is spread over its lines. */
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

type ItemCategories = Pick<ShopItem, 'item_category' | 'item_category2' | 'item_category3' | 'item_category4' | 'item_category5'>

const CATEGORY_FIELDS = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'] as const
const knownCategories = new Map<string, ItemCategories>()

/** The cart's query has no categories; they are known from the pages that showed the product. */
const categoriesOf = (sku: string): ItemCategories => knownCategories.get(sku) ?? {}

/** @param path the names of the categories, from the top category down */
export function rememberCategories(sku: string, path: readonly string[]): ItemCategories {
  const categories = Object.fromEntries(CATEGORY_FIELDS.slice(0, path.length).map((name, level) => [name, path[level]])) as ItemCategories
  knownCategories.set(sku, categories)
  return categories
}

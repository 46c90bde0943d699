import type { Answer } from '../../graphql/browser.ts'
import type { CartItemInput, CheckoutFragment } from '../../graphql/generated/types.ts'
import { cartSums, itemOfLine, linesOf, rounded, type TrackedCart } from './cart-items.ts'
import type { ShopEvent, ShopItem } from './shop-events.ts'

type Read = (cart: TrackedCart, answer: Answer, before: TrackedCart | undefined) => readonly ShopEvent[]

/** The events of answers with a cart. Operations are named by strings: importing them would load their documents. */
const WITH_CART: Readonly<Record<string, Read>> = {
  Cart: (cart) => [{ name: 'view_cart', params: pricedCart(cart) }],
  Checkout: (cart) => [{ name: 'begin_checkout', params: pricedCart(cart) }],
  AddProductsToCart: added,
  AddSimpleProductsToCart: added,
  AddVirtualProductsToCart: added,
  AddConfigurableProductsToCart: added,
  AddBundleProductsToCart: added,
  AddDownloadableProductsToCart: added,
  UpdateCartItems: changed,
  RemoveItemFromCart: changed,
  ReorderItems: changed,
  SetShippingMethodsOnCart: (cart) => [{ name: 'add_shipping_info', params: { ...pricedCart(cart), shipping_tier: shippingTier(cart) } }],
  SetPaymentMethodOnCart: (cart) => {
    const { selected_payment_method: method } = cart as CheckoutFragment
    return [{ name: 'add_payment_info', params: { ...pricedCart(cart), payment_type: method?.code ?? '' } }]
  },
}

/**
 * The events that follow from an answer of the gateway.
 * @param before the last known cart
 */
export function eventsOfAnswer(answer: Answer, before: TrackedCart | undefined): readonly ShopEvent[] {
  const cart = cartOf(answer)
  if (cart) return WITH_CART[answer.name]?.(cart, answer, before?.id === cart.id ? before : undefined) ?? []
  switch (answer.name) {
    case 'PlaceOrder':
    case 'PlaceOrderToPay':
      return purchase(answer, before)
    case 'AddToWishlist':
      return hasErrors(answer) ? [] : [{ name: 'add_to_wishlist', params: { items: wishes(answer) } }]
    case 'GenerateCustomerToken':
      return [{ name: 'login', params: { method: 'password' } }]
    case 'CreateCustomerV2':
      return [{ name: 'sign_up', params: { method: 'password' } }]
    default:
      return []
  }
}

/** The cart of a query, or the one that a mutation returns. */
export function cartOf({ data }: Answer): TrackedCart | undefined {
  const roots = Object.values(data as Readonly<Record<string, { cart?: unknown } | null>>)
  return roots.map((root) => root?.cart ?? root).find(isWholeCart)
}

const isWholeCart = (value: unknown): value is TrackedCart => typeof value === 'object' && value !== null && 'items' in value && 'applied_coupons' in value

function pricedCart(cart: TrackedCart) {
  const { currency, value } = cartSums(cart)
  const coupon = (cart.applied_coupons ?? []).flatMap((applied) => applied?.code ?? []).join(',')
  return { currency, value, ...(coupon && { coupon }), items: linesOf(cart).map((line) => itemOfLine(line, cart)) }
}

function priced(items: readonly ShopItem[], cart: TrackedCart) {
  return { currency: cartSums(cart).currency, value: rounded(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0)), items }
}

/** Uses the variables of the request, because the previous cart may be unknown on this page. */
function added(cart: TrackedCart, answer: Answer, before: TrackedCart | undefined): readonly ShopEvent[] {
  // After a refusal of some products, only the difference shows which were added.
  if (hasErrors(answer)) return changed(cart, answer, before)
  const { cartItems } = answer.variables as { cartItems: ReadonlyArray<CartItemInput & { readonly data?: CartItemInput }> }
  const items = cartItems.flatMap(({ data, ...given }) => {
    const { sku, quantity } = data ?? given
    const ofProduct = linesOf(cart).filter(({ product }) => product.sku === (given.parent_sku ?? sku))
    const line = ofProduct.find((candidate) => isChoice(candidate, given.selected_options ?? [])) ?? ofProduct.at(-1)
    return line ? [itemOfLine(line, cart, quantity)] : []
  })
  return items.length > 0 ? [{ name: 'add_to_cart', params: priced(items, cart) }] : []
}

const hasErrors = ({ data }: Answer): boolean =>
  Object.values(data as Readonly<Record<string, { user_errors?: readonly unknown[] } | null>>).some((root) => (root?.user_errors ?? []).length > 0)

function isChoice(line: ReturnType<typeof linesOf>[number], selected: CartItemInput['selected_options']): boolean {
  const options = 'configurable_options' in line ? (line.configurable_options ?? []) : []
  return options.every((option) => selected?.includes(option?.configurable_product_option_value_uid))
}

/** The differences from the previous cart. */
function changed(cart: TrackedCart, _answer: Answer, before: TrackedCart | undefined): readonly ShopEvent[] {
  if (!before) return []
  const quantityIn = (other: TrackedCart, uid: string): number => linesOf(other).find((line) => line.uid === uid)?.quantity ?? 0
  const more = linesOf(cart).flatMap((line) => itemOf(line, cart, line.quantity - quantityIn(before, line.uid)))
  const less = linesOf(before).flatMap((line) => itemOf(line, before, line.quantity - quantityIn(cart, line.uid)))
  return [
    ...(more.length > 0 ? [{ name: 'add_to_cart' as const, params: priced(more, cart) }] : []),
    ...(less.length > 0 ? [{ name: 'remove_from_cart' as const, params: priced(less, before) }] : []),
  ]
}

const itemOf = (line: ReturnType<typeof linesOf>[number], cart: TrackedCart, quantity: number): ShopItem[] =>
  quantity > 0 ? [itemOfLine(line, cart, quantity)] : []

function shippingTier({ shipping_addresses: [address] }: TrackedCart): string {
  const method = address?.selected_shipping_method
  return method?.method_title ?? method?.method_code ?? ''
}

function purchase({ data }: Answer, cart: TrackedCart | undefined): readonly ShopEvent[] {
  const { placeOrder } = data as { placeOrder: { order?: { order_number: string } | null } | null }
  const transactionId = placeOrder?.order?.order_number
  if (!cart || !transactionId) return []
  const { tax, shipping } = cartSums(cart)
  return [{ name: 'purchase', params: { transaction_id: transactionId, ...pricedCart(cart), tax, shipping } }]
}

const wishes = ({ variables }: Answer): ShopItem[] =>
  (variables as { items: ReadonlyArray<{ sku: string; quantity: number }> }).items.map(({ sku, quantity }) => ({ item_id: sku, quantity }))

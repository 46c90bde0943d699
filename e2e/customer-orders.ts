import { queryBackend, tokenOf } from './query-backend.ts'
import { HOME } from './saved-addresses.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import type { Customer } from './shop-api.ts'

interface OrderItem {
  readonly sku: string
  readonly quantity?: number
  /** By default, the first value of each option. */
  readonly selected_options?: readonly string[]
  readonly entered_options?: ReadonlyArray<{ readonly uid: string; readonly value: string }>
  /** By the title of the option. */
  readonly entered?: Readonly<Record<string, string>>
}

interface OrderOptions {
  readonly coupon?: string
  readonly payment?: string
  /** Carrier, method and the code of a locker or shop; null for a virtual cart. */
  readonly delivery?: readonly [string, string, string?] | null
  readonly shipping?: object
  readonly billing?: object
  readonly backendUrl?: string
  readonly store?: string
}

/** Places an order on another device, each product with its first options. @returns the order number */
export async function orderAsCustomer(customer: Customer, items: readonly OrderItem[], options: OrderOptions = {}): Promise<string> {
  const { coupon, payment = 'banktransfer', delivery = ['locker', 'standard'], shipping = HOME, billing = shipping, backendUrl = BACKEND_URL, store } = options
  const token = await cachedToken(customer, backendUrl)
  const send = <Data>(query: string, variables: object = {}) => queryBackend<Data>(query, variables, token, backendUrl, store)
  const { customerCart } = await send<{ customerCart: { id: string } }>('{ customerCart { id } }')
  const step = (mutation: string, type: string, input: object) =>
    send(`mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`, { input: { cart_id: customerCart.id, ...input } })

  const { addProductsToCart } = await send<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { id: customerCart.id, items: await Promise.all(items.map((item) => cartItem(item, backendUrl))) },
  )
  const [problem] = addProductsToCart.user_errors
  if (problem) throw new Error(problem.message)
  if (coupon) await step('applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: coupon })
  if (delivery) {
    const [carrier_code, method_code, pickup_location_code] = delivery
    await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address: shipping, pickup_location_code }] })
    await step('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [{ carrier_code, method_code }] })
  }
  await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address: billing } })
  await step('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: payment } })
  const { placeOrder } = await send<{ placeOrder: { order: { order_number: string } } }>(
    'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } } }',
    { input: { cart_id: customerCart.id } },
  )
  return placeOrder.order.order_number
}

/** Checking a password takes longer than the rest, and some customers order often. */
const tokens = new WeakMap<Customer, Promise<string>>()

function cachedToken(customer: Customer, backendUrl: string): Promise<string> {
  const token = tokens.get(customer) ?? tokenOf(customer, backendUrl)
  tokens.set(customer, token)
  return token
}

interface Choices {
  readonly variants?: { readonly attributes: { readonly uid: string }[]; readonly product: { readonly stock_status: string } }[]
  readonly items?: { readonly required: boolean; readonly options: { readonly uid: string }[] }[]
  readonly downloadable_product_links?: { readonly uid: string }[]
  readonly options?: { readonly uid: string; readonly title: string; readonly required: boolean; readonly value?: { readonly uid: string }[] }[]
}

const CHOICES = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } }
  ... on BundleProduct { items { required options { uid } } }
  ... on DownloadableProduct { downloadable_product_links { uid } }
  ... on CustomizableProductInterface { options { uid title required
    ... on CustomizableDropDownOption { value { uid } } ... on CustomizableRadioOption { value { uid } } ... on CustomizableCheckboxOption { value { uid } }
  } }
} } }`

async function cartItem({ entered = {}, ...chosen }: OrderItem, backendUrl: string) {
  if (chosen.selected_options) return { quantity: 1, ...chosen }
  const { sku, quantity = 1 } = chosen
  const { products } = await queryBackend<{ products: { items: Choices[] } }>(CHOICES, { sku }, undefined, backendUrl)
  const { variants = [], items = [], downloadable_product_links = [], options = [] } = products.items[0] ?? {}
  const variant = variants.find(({ product }) => product.stock_status === 'IN_STOCK')?.attributes ?? []
  const parts = items.filter(({ required }) => required).map(({ options: [first] }) => first!)
  const ticked = options.flatMap(({ required, value: [first] = [] }) => (required && first ? [first] : []))
  return {
    sku,
    quantity,
    selected_options: [...variant, ...parts, ...downloadable_product_links, ...ticked].map(({ uid }) => uid),
    entered_options: options.filter(({ title }) => title in entered).map(({ uid, title }) => ({ uid, value: entered[title] })),
  }
}

/** Moves an order to its next state at the merchant's desk. */
export async function advanceOrder(
  number: string,
  step: 'pay' | 'ship' | 'refund' | 'hold' | 'unhold' | 'cancel',
  { track = '', backendUrl = BACKEND_URL } = {},
): Promise<void> {
  const desk = `${backendUrl}/desk/orders`
  const page = await (await fetch(`${desk}?${new URLSearchParams({ q: number })}`)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1]
  const row = page.split('<tr>').find((text) => text.includes(`<th scope="row">${number}</th>`))
  const order = /name="order" value="(\d+)"/.exec(row ?? '')?.[1]
  if (!token || !order) throw new Error(`The desk has no action for the order ${number}`)
  const answer = await fetch(desk, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, order, track, do: step }) })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}`)
}

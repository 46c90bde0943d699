import { askBackend, tokenOf } from './ask-backend.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import type { Customer } from './shop-api.ts'

const HOME = {
  firstname: 'Agata',
  lastname: 'Wierch',
  street: ['Kościeliska', '14a'],
  city: 'Zakopane',
  postcode: '34-500',
  country_code: 'PL',
  telephone: '+48 600 100 200',
}

interface OrderItem {
  readonly sku: string
  readonly quantity?: number
  readonly selected_options?: readonly string[]
  readonly entered_options?: ReadonlyArray<{ readonly uid: string; readonly value: string }>
}

interface OrderOptions {
  readonly coupon?: string
  readonly payment?: string
  /** `carrier method`; null for what is not delivered. */
  readonly delivery?: string | null
  readonly shipping?: object
  readonly billing?: object
  readonly backendUrl?: string
}

/** What a customer ordered on another device. @returns the order's number */
export async function orderAsCustomer(customer: Customer, items: readonly OrderItem[], options: OrderOptions = {}): Promise<string> {
  const { coupon, payment = 'banktransfer', delivery = 'locker standard', shipping = HOME, billing = shipping, backendUrl = BACKEND_URL } = options
  const token = await tokenOf(customer, backendUrl)
  const ask = <Data>(query: string, variables: object = {}) => askBackend<Data>(query, variables, token, backendUrl)
  const { customerCart } = await ask<{ customerCart: { id: string } }>('{ customerCart { id } }')
  const step = (mutation: string, type: string, input: object) =>
    ask(`mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`, { input: { cart_id: customerCart.id, ...input } })

  const { addProductsToCart } = await ask<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { id: customerCart.id, items: items.map((item) => ({ quantity: 1, ...item })) },
  )
  const [problem] = addProductsToCart.user_errors
  if (problem) throw new Error(problem.message)
  if (coupon) await step('applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: coupon })
  if (delivery) {
    const [carrier_code, method_code] = delivery.split(' ')
    await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address: shipping }] })
    await step('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [{ carrier_code, method_code }] })
  }
  await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address: billing } })
  await step('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: payment } })
  const { placeOrder } = await ask<{ placeOrder: { order: { order_number: string } } }>(
    'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } } }',
    { input: { cart_id: customerCart.id } },
  )
  return placeOrder.order.order_number
}

import { askBackend, tokenOf } from './ask-backend.ts'
import { writeReviews } from './own-reviews.ts'
import type { Customer } from './shop-api.ts'

/** What a customer has typed, wherever the shop lets them type. */
export interface TypedTexts {
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly street: readonly string[]
  readonly city: string
  readonly telephone: string
  /** The review's nickname, summary and text. */
  readonly review: string
}

/** A bag without choices, which nobody else has reviewed. */
const SKU = 'HAL-SKR'
export const PRODUCT_PATH = '/skrajna-tote'

/**
 * The customer has ordered, keeps an address and a wish, has something in the cart, and has written a review.
 * @returns the order's number
 */
export async function fillAccount(customer: Customer, typed: TypedTexts): Promise<string> {
  const token = await tokenOf(customer)
  const ask = <Data>(query: string, variables: object = {}) => askBackend<Data>(query, variables, token)
  const { review, ...words } = typed
  const address = { ...words, postcode: '34-500', country_code: 'PL' }
  const inputs = (input: object) => ({ input })
  await ask('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', inputs({ ...address, default_billing: true, default_shipping: true }))
  await ask('mutation ($sku: String!) { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }', { sku: SKU })
  const cart = async () => (await ask<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id
  const addTo = (id: string) =>
    ask('mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }', { id, sku: SKU })
  const cart_id = await cart()
  await addTo(cart_id)
  await ask('mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }', inputs({ cart_id, shipping_addresses: [{ address }] }))
  await ask('mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { id } } }', inputs({ cart_id, billing_address: { address } }))
  await ask('mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart { id } } }', inputs({ cart_id, shipping_methods: [{ carrier_code: 'locker', method_code: 'standard' }] }))
  await ask('mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }', inputs({ cart_id, payment_method: { code: 'banktransfer' } }))
  const { placeOrder } = await ask<{ placeOrder: { order: { order_number: string } } }>('mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } } }', inputs({ cart_id }))
  await addTo(await cart())
  await writeReviews(customer, [{ sku: SKU, nickname: review, summary: review, text: review, stars: 4 }])
  return placeOrder.order.order_number
}

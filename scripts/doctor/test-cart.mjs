import { findTestProducts } from './test-product.mjs'

/** @typedef {import('./ask.mjs').Ask} Ask */
/** @typedef {{ code: string, title: string }} Method */

/**
 * @typedef {object} TestCart
 * @property {string | null} sku the product that was added and removed again
 * @property {string | null} country the destination
 * @property {Method[]} deliveryMethods `code` as in DELIVERY_DAYS, carrier/method
 * @property {Method[]} paymentMethods
 * @property {{ inPrices: boolean | null, names: string[] }} tax `inPrices`: null for a product without tax
 * @property {string | null} problem why the rest is unknown
 */

const ADD = `mutation ($cartId: String!, $sku: String!, $options: [ID]) {
  addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: 1, selected_options: $options }]) {
    cart { items { uid } }
    user_errors { message }
  }
}`
const SEND = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart {
      shipping_addresses { available_shipping_methods { available carrier_code carrier_title method_code method_title } }
      available_payment_methods { code title }
      prices { subtotal_excluding_tax { value } subtotal_including_tax { value } applied_taxes { label } }
    }
  }
}`
const REMOVE = `mutation ($cartId: String!, $uid: ID!) {
  removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) { cart { items { uid } } }
}`

/**
 * The shipping and payment methods of a guest's cart. They depend on a cart's items and its address, so one product is put
 * in, an invented address is set, and the product is removed again; Magento deletes the empty cart after its own lifetime.
 * @param {Ask} ask
 * @param {import('./store-views.mjs').StoreView} view
 * @returns {Promise<TestCart>}
 */
export async function tryCart(ask, view) {
  const store = view.code
  const products = await findTestProducts(ask, store)
  if (products.length === 0) return nothing('no product was found that can be bought without a choice')
  const created = await ask('mutation { createEmptyCart }', { store })
  const cartId = created.data?.createEmptyCart
  if (!cartId) return nothing(`no cart was created: ${firstMessage(created)}`)
  let problem = ''
  for (const { sku, selectedOptions, listPrice } of products.slice(0, 3)) {
    const added = await ask(ADD, { store, variables: { cartId, sku, options: selectedOptions } })
    const uid = added.data?.addProductsToCart?.cart?.items?.[0]?.uid
    problem = `${sku} could not be added to a cart: ${added.data?.addProductsToCart?.user_errors?.[0]?.message ?? firstMessage(added)}`
    if (!uid) continue
    try {
      return { ...(await sendCart(ask, view, cartId, listPrice)), sku }
    } finally {
      await ask(REMOVE, { store, variables: { cartId, uid } })
    }
  }
  return nothing(problem)
}

/** @type {(ask: Ask, view: import('./store-views.mjs').StoreView, cartId: string, listPrice: number | null) => Promise<TestCart>} */
async function sendCart(ask, view, cartId, listPrice) {
  const address = await inventedAddress(ask, view)
  const sent = await ask(SEND, { store: view.code, variables: { cartId, address } })
  const cart = sent.data?.setShippingAddressesOnCart?.cart
  if (!cart) return { ...nothing(`the address in ${address.country_code} was refused: ${firstMessage(sent)}`), country: address.country_code }
  /** @type {any[]} */
  const delivery = cart.shipping_addresses?.[0]?.available_shipping_methods ?? []
  return {
    sku: null,
    country: address.country_code,
    deliveryMethods: delivery
      .filter((method) => method?.available)
      .map((method) => ({ code: `${method.carrier_code}/${method.method_code}`, title: `${method.carrier_title} ${method.method_title ?? ''}`.trim() })),
    paymentMethods: (cart.available_payment_methods ?? []).map((/** @type {any} */ { code, title }) => ({ code, title })),
    tax: taxOf(cart.prices, listPrice),
    problem: null,
  }
}

/** @type {(prices: any, listPrice: number | null) => TestCart['tax']} */
function taxOf(prices, listPrice) {
  const [without = 0, withTax = 0] = [prices?.subtotal_excluding_tax?.value, prices?.subtotal_including_tax?.value]
  const names = (prices?.applied_taxes ?? []).map((/** @type {any} */ tax) => tax?.label ?? '')
  if (without === withTax || listPrice === null) return { inPrices: null, names }
  return { inPrices: Math.abs(withTax - listPrice) < Math.abs(without - listPrice), names }
}

/** In the store view's own country, or in the first country that it ships to. */
/** @type {(ask: Ask, view: import('./store-views.mjs').StoreView) => Promise<any>} */
async function inventedAddress(ask, { code: store, locale }) {
  const { data } = await ask('{ countries { id available_regions { id } } }', { store })
  /** @type {any[]} */
  const countries = (data?.countries ?? []).filter((/** @type {any} */ country) => country?.id)
  const country = countries.find(({ id }) => id === locale.split('_')[1]) ?? countries[0]
  const region = country?.available_regions?.[0]
  return {
    firstname: 'Kram',
    lastname: 'Doctor',
    street: ['Test 1'],
    city: 'Test',
    postcode: '10001',
    telephone: '0000000000',
    country_code: country?.id ?? 'US',
    ...(region && { region_id: region.id }),
  }
}

/** @type {(answer: import('./ask.mjs').Answer) => string} */
const firstMessage = ({ errors }) => errors[0]?.message ?? 'without a reason'

/** @type {(problem: string | null) => TestCart} */
export const nothing = (problem) => ({ sku: null, country: null, deliveryMethods: [], paymentMethods: [], tax: { inPrices: null, names: [] }, problem })

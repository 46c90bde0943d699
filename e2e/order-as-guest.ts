import { queryBackend } from './query-backend.ts'
import { BACKEND_URL } from './shop-under-test.ts'

const ADDRESS = {
  firstname: 'Agata',
  lastname: 'Wierch',
  street: ['Kościeliska', '14a'],
  city: 'Zakopane',
  postcode: '34-500',
  country_code: 'PL',
  telephone: '+48 600 100 200',
}

/** Prepares a guest's cart up to the payment. */
export async function readyCart(cartId: string, { email = 'agata@example.com', city = ADDRESS.city, country = ADDRESS.country_code, postcode = ADDRESS.postcode, backendUrl = BACKEND_URL } = {}): Promise<void> {
  const step = stepsOn(cartId, backendUrl)
  const address = { ...ADDRESS, city, postcode, country_code: country }
  await step('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email })
  await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address }] })
  await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address } })
  await step('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [{ carrier_code: 'courier', method_code: 'door' }] })
}

/** Places the order outside the page under test. @param store the code of the store view in which it is placed */
export async function orderAsGuest(
  cartId: string,
  { email, backendUrl = BACKEND_URL, store }: { email?: string; backendUrl?: string; store?: string } = {},
): Promise<void> {
  await readyCart(cartId, { email, backendUrl })
  const step = stepsOn(cartId, backendUrl, store)
  await step('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'banktransfer' } })
  await step('placeOrder', 'PlaceOrderInput', {})
}

const stepsOn = (cartId: string, backendUrl: string, store?: string) => (mutation: string, type: string, input: object) =>
  queryBackend(`mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`, { input: { cart_id: cartId, ...input } }, undefined, backendUrl, store)

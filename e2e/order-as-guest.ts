import { askBackend } from './ask-backend.ts'

const ADDRESS = {
  firstname: 'Agata',
  lastname: 'Wierch',
  street: ['Kościeliska', '14a'],
  city: 'Zakopane',
  postcode: '34-500',
  country_code: 'PL',
  telephone: '+48 600 100 200',
}

/** A guest's cart becomes an order somewhere else than on the page under test. */
export async function orderAsGuest(cartId: string): Promise<void> {
  const step = (mutation: string, type: string, input: object) =>
    askBackend(`mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`, { input: { cart_id: cartId, ...input } })

  await step('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'agata@example.com' })
  await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address: ADDRESS }] })
  await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address: ADDRESS } })
  await step('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [{ carrier_code: 'locker', method_code: 'standard' }] })
  await step('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'banktransfer' } })
  await step('placeOrder', 'PlaceOrderInput', {})
}

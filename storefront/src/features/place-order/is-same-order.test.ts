import { describe, expect, test } from 'vitest'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { isSameOrder } from './is-same-order.ts'
import { fakeCheckout } from './submitted-order.fixture.ts'

const address = {
  firstname: 'Agata', lastname: 'Wierch', company: null, vat_id: null, street: ['Kościeliska 14'], city: 'Zakopane', postcode: '34-500', telephone: '600100200',
  country: { code: 'PL', label: 'Polska' }, region: { code: 'PL-12', label: 'małopolskie', region_id: 7 },
}
const money = (value: number) => ({ value, currency: 'PLN' })
const method = { carrier_code: 'courier', method_code: 'door', carrier_title: 'Courier', method_title: 'To the door', price_incl_tax: money(15), price_excl_tax: money(12) }
const price = { minimum_price: { final_price: { value: 119 }, regular_price: { value: 119 } } }
const product = { uid: 'a', sku: 'HAL-GIE', stock_status: 'IN_STOCK', small_image: null, price_range: price, name: 'Giewont', url_key: 'giewont', url_rewrites: null }
const line = {
  __typename: 'ConfigurableCartItem', uid: 'line', quantity: 1, errors: null, product, prices: null, configured_variant: { ...product, sku: 'HAL-GIE-L' }, configurable_options: [],
  customizable_options: [{ customizable_option_uid: 'o', type: 'field', label: 'Name', values: [{ customizable_option_value_uid: 'v', label: 'Name', value: 'Ola' }] }], gift_message: null,
}
const cartWith = (change: object = {}, ofLine: object = {}, ofAddress: object = {}): CheckoutFragment =>
  fakeCheckout({
    items: [{ ...line, ...ofLine }],
    shipping_addresses: [{ ...address, ...ofAddress, selected_shipping_method: method, available_shipping_methods: [] }],
    billing_address: address,
    ...change,
  } as Partial<CheckoutFragment>)
const seen = cartWith()

describe('another order', () => {
  test.each<[string, CheckoutFragment]>([
    ['the variant', cartWith({}, { configured_variant: { ...product, sku: 'HAL-GIE-XXL' } })],
    ['the product', cartWith({}, { product: { ...product, sku: 'HAL-ORL' } })],
    ['the quantity', cartWith({}, { quantity: 2 })],
    ['an entered text', cartWith({}, { customizable_options: [{ ...line.customizable_options[0], values: [{ label: 'Name', value: 'Ala' }] }] })],
    ['parts of a bundle', cartWith({}, { bundle_options: [{ uid: 'b', values: [{ uid: 'part', quantity: 2 }] }] })],
    ['a gift message', cartWith({}, { gift_message: { from: 'A', to: 'B', message: 'C' } })],
    ['a further line', cartWith({ items: [line, line] })],
    ['the street', cartWith({}, {}, { street: ['Karmelicka 27'] })],
    ['the country', cartWith({}, {}, { country: { code: 'CZ', label: 'Czechy' } })],
    ['the recipient', cartWith({}, {}, { firstname: 'Ola' })],
    ['the invoice', cartWith({ billing_address: { ...address, vat_id: '7361234567' } })],
    ['the delivery', cartWith({ shipping_addresses: [{ ...address, selected_shipping_method: { ...method, method_code: 'locker' } }] })],
    ['the e-mail address', cartWith({ email: 'ola@example.com' })],
    ['the total', cartWith({ prices: { grand_total: money(1) } })],
  ])('by %s', (_what, now) => expect(isSameOrder(seen, now)).toBe(false))
})

describe('the same order', () => {
  test.each<[string, CheckoutFragment]>([
    ['in another language', cartWith({}, { product: { ...product, name: 'Kurtka' } }, { country: { code: 'PL', label: 'Poland' } })],
    ['with other methods on offer', cartWith({ available_payment_methods: [{ code: 'checkmo', title: 'Check' }], selected_payment_method: null })],
    ['with less in stock', cartWith({}, { product: { ...product, stock_status: 'OUT_OF_STOCK' }, errors: [{ code: 'ITEM_QTY', message: 'Few' }] })],
    ['with its fields in another order', Object.fromEntries(Object.entries(seen).toReversed()) as unknown as CheckoutFragment],
  ])('%s', (_what, now) => expect(isSameOrder(seen, now)).toBe(true))
})

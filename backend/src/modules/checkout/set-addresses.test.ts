import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { add, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { AGATA, step } from './checkout.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
})
afterEach(() => shop.close())

const ship = (address: object | undefined = AGATA, id = cart) =>
  step(shop, 'setShippingAddressesOnCart', id, { shipping_addresses: [{ address }] }, `cart {
    shipping_addresses {
      firstname company vat_id street city postcode telephone country { code label } region { code label region_id }
      available_shipping_methods {
        carrier_code method_code carrier_title method_title available error_message
        price_incl_tax { value } price_excl_tax { value }
      }
      selected_shipping_method { carrier_code }
    }
  }`)

test('a shipping address returns the available methods with their prices', async () => {
  const { data } = await ship({ ...AGATA, country_code: 'pl', company: 'Wierch i córki', vat_id: '5260001246' })
  const { available_shipping_methods: methods, ...address } = data.setShippingAddressesOnCart.cart.shipping_addresses[0]
  expect(address).toEqual({
    firstname: 'Agata', company: 'Wierch i córki', vat_id: '5260001246', street: ['Kościeliska', '14a/3'], city: 'Zakopane',
    postcode: '34-500', telephone: '+48 600 100 200', country: { code: 'PL', label: 'PL' },
    region: { code: null, label: null, region_id: null }, selected_shipping_method: null,
  })
  expect(methods[0]).toEqual({
    carrier_code: 'locker', method_code: 'standard', carrier_title: 'Parcel locker', method_title: 'Up to 25 kg, kept for 48 hours',
    available: true, error_message: '', price_incl_tax: { value: 14.99 }, price_excl_tax: { value: 12.19 },
  })
  expect(methods.map((method: { price_incl_tax: { value: number } }) => method.price_incl_tax.value)).toEqual([14.99, 18.99, 0])
})

test('a region of the country is recognised by its code', async () => {
  const { data } = await ship({ ...AGATA, country_code: 'ES', postcode: '08001', region: 'es-b' })
  expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0].region).toEqual({ code: 'ES-B', label: 'Barcelona', region_id: 9 })
})

test.each([
  [[{ address: AGATA }, { address: AGATA }], 'You cannot specify multiple shipping addresses.', 'graphql-input'],
  [[{}], 'The shipping address must contain either "customer_address_id" or "address".', 'graphql-input'],
  [
    [{ address: AGATA, customer_address_id: 1 }],
    'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    'graphql-input',
  ],
  [[{ customer_address_id: 1 }], "The current customer isn't authorized.", 'graphql-authorization'],
  [[], 'Required parameter "shipping_addresses" is missing', 'graphql-input'],
  [[{ address: { ...AGATA, country_code: 'XX' } }], 'Country is not available', 'graphql-input'],
])('the shipping addresses %j are refused', async (addresses, message, category) => {
  const { errors } = await step(shop, 'setShippingAddressesOnCart', cart, { shipping_addresses: addresses })
  expect(errors).toMatchObject(refusal(message, category))
})

test('each missing field has its own error in one response', async () => {
  const { errors } = await ship({ ...AGATA, firstname: '', telephone: '' })
  expect(errors).toMatchObject([
    ...refusal('"firstname" is required. Enter and try again.'),
    ...refusal('"telephone" is required. Enter and try again.'),
  ])
})

test('refuses a shipping address for a virtual cart and accepts one for an empty cart', async () => {
  const virtual = await newCart(shop)
  await add(shop, virtual, { sku: 'video', quantity: 1 })
  const notShipped = 'Shipping address is not allowed on cart: cart contains no items for shipment.'
  expect((await ship(AGATA, virtual)).errors).toMatchObject(refusal(notShipped, 'graphql-no-such-entity'))
  expect((await ship(AGATA, await newCart(shop))).errors).toBeUndefined()
})

test('the billing address can be the shipping address, another one, or used for shipping, too', async () => {
  const bill = (billing_address: object) =>
    step(shop, 'setBillingAddressOnCart', cart, { billing_address }, 'cart { billing_address { city } shipping_addresses { city } }')
  expect((await bill({ same_as_shipping: true })).errors)
    .toMatchObject(refusal('Could not use the "same_as_shipping" option, because the shipping address has not been set.'))
  await ship()
  const cities = async (input: object) => {
    const { billing_address, shipping_addresses } = (await bill(input)).data.setBillingAddressOnCart.cart
    return [billing_address.city, shipping_addresses[0].city]
  }
  expect(await cities({ same_as_shipping: true })).toEqual(['Zakopane', 'Zakopane'])
  expect(await cities({ address: { ...AGATA, city: 'Kraków' } })).toEqual(['Kraków', 'Zakopane'])
  expect(await cities({ address: { ...AGATA, city: 'Nowy Targ' }, use_for_shipping: true })).toEqual(['Nowy Targ', 'Nowy Targ'])
})

test.each([
  [{}, 'Required parameter "billing_address" is missing', 'graphql-input'],
  [
    { same_as_shipping: false },
    'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    'graphql-input',
  ],
  [
    { address: AGATA, customer_address_id: 1 },
    'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    'graphql-input',
  ],
  [{ customer_address_id: 1 }, "The current customer isn't authorized.", 'graphql-authorization'],
])('the billing address %j is refused', async (billing_address, message, category) => {
  const { errors } = await step(shop, 'setBillingAddressOnCart', cart, { billing_address })
  expect(errors).toMatchObject(refusal(message, category))
})

const SPANISH = { ...AGATA, country_code: 'ES', postcode: '08001', region_id: 9, company: 'Kram', vat_id: '5260001246' }

test('[CHK-22] a shipping address keeps what the next one leaves out, as in Magento, and loses what that one sends empty', async () => {
  const left = async (address: object) => {
    const { company, vat_id, region } = (await ship(address)).data.setShippingAddressesOnCart.cart.shipping_addresses[0]
    return [company, vat_id, region.region_id, region.label]
  }
  await ship(SPANISH)
  expect(await left({ ...AGATA, country_code: 'ES', postcode: '28001' })).toEqual(['Kram', '5260001246', 9, 'Barcelona'])
  expect(await left({ ...SPANISH, region_id: undefined, region: 'Catalunya' })).toEqual(['Kram', '5260001246', 9, 'Barcelona'])
  expect(await left({ ...SPANISH, company: '', vat_id: null, region_id: null, region: '' })).toEqual(['', null, null, null])
})

test('[CHK-22] a billing address is replaced, and with it the shipping address that it is used for', async () => {
  const bill = async (address: object) =>
    (await step(shop, 'setBillingAddressOnCart', cart, { billing_address: { address, use_for_shipping: true } }, `cart {
      billing_address { company region { region_id } } shipping_addresses { company region { region_id } }
    }`)).data.setBillingAddressOnCart.cart
  await ship(SPANISH)
  await bill(SPANISH)
  const blank = { company: null, region: { region_id: null } }
  expect(await bill({ ...AGATA, country_code: 'ES', postcode: '28001' })).toEqual({ billing_address: blank, shipping_addresses: [blank] })
})

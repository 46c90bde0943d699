import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { add, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { AGATA, placeOrder, step } from './checkout.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
})
afterEach(() => shop.close())

const ship = (location?: string, address: object = AGATA) =>
  step(shop, 'setShippingAddressesOnCart', cart, { shipping_addresses: [{ address, pickup_location_code: location }] }, `cart {
    shipping_addresses { firstname lastname company telephone street city postcode country { code } region { code region_id } pickup_location_code }
  }`)
const shippingAddress = async () =>
  (await shop.ask('query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city pickup_location_code } } }', { id: cart })).data.cart.shipping_addresses[0]
const choose = (carrier_code: string, method_code: string) => step(shop, 'setShippingMethodsOnCart', cart, { shipping_methods: [{ carrier_code, method_code }] })

async function order() {
  await step(shop, 'setGuestEmailOnCart', cart, { email: 'agata@example.com' })
  await step(shop, 'setPaymentMethodOnCart', cart, { payment_method: { code: 'banktransfer' } })
  return placeOrder(shop, cart)
}

test('[CHK-21] a location replaces the address and keeps the recipient, as in Magento', async () => {
  const { data } = await ship('ZAK02A', { ...AGATA, company: 'Bacówka', city: 'Sopot' })
  expect(data.setShippingAddressesOnCart.cart.shipping_addresses).toEqual([{
    firstname: 'Agata', lastname: 'Wierch', company: 'Bacówka', telephone: AGATA.telephone, street: ['Nowotarska 41'], city: 'Zakopane',
    postcode: '34-500', country: { code: 'PL' }, region: { code: 'PL-12', region_id: 695 }, pickup_location_code: 'ZAK02A',
  }])
})

test('[CHK-21] another address leaves the location only if it names none, and an unknown location is refused', async () => {
  await ship('ZAK02A')
  expect((await ship('ATL01A')).errors)
    .toMatchObject(refusal('Can not find Pickup Location with code ATL01A for website Sales Channel "base".', 'graphql-no-such-entity'))
  await ship()
  expect(await shippingAddress()).toEqual({ city: AGATA.city, pickup_location_code: 'ZAK02A' })
  await ship('')
  expect(await shippingAddress()).toEqual({ city: AGATA.city, pickup_location_code: null })
})

test('[CHK-21] the billing address is not used for an order that is collected in a shop, but for any other', async () => {
  const bill = () => step(shop, 'setBillingAddressOnCart', cart, { billing_address: { address: { ...AGATA, city: 'Sopot' }, use_for_shipping: true } })
  await ship('halny-krakow')
  await choose('instore', 'pickup')
  await bill()
  expect(await shippingAddress()).toEqual({ city: 'Kraków', pickup_location_code: 'halny-krakow' })
  await choose('courier', 'door')
  await bill()
  expect(await shippingAddress()).toEqual({ city: 'Sopot', pickup_location_code: null })
})

test('[CHK-21] the order and its mail name the locker', async () => {
  await ship('ZAK02A')
  await step(shop, 'setBillingAddressOnCart', cart, { billing_address: { address: AGATA } })
  await choose('locker', 'standard')
  expect((await order()).errors).toBeUndefined()
  const placed = shop.backend.database.prepare('SELECT shipping_description FROM sales_order').get()
  expect(placed).toEqual({ shipping_description: 'Parcel locker - ZAK02A' })
  const mail = shop.backend.database.prepare('SELECT text FROM mail').get() as { text: string }
  for (const part of [
    'Delivery: Parcel locker ZAK02A', 'DELIVERY\n\nParcel locker ZAK02A\nNowotarska 41\n34-500 Zakopane\nOpen 24 hours, at a petrol station\n',
    'RECIPIENT\n\nAgata Wierch\n+48 600 100 200\n', 'BILLING ADDRESS\n\nAgata Wierch\nKościeliska 14a/3',
  ]) expect(mail.text).toContain(part)
})

test('[CHK-21] an order cannot be collected in a shop that nobody chose', async () => {
  await ship()
  await step(shop, 'setBillingAddressOnCart', cart, { billing_address: { address: AGATA } })
  await choose('instore', 'pickup')
  expect((await order()).errors).toMatchObject([
    { message: 'Unable to place order: Pickup Location Address does not match Shipping Address for In-Store Pickup Quote.' },
  ])
})

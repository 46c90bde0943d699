import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, as, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
})
afterEach(() => shop.close())

const SELECTIONS = {
  estimateShippingMethods: 'carrier_code method_code available price_incl_tax { value }',
  estimateTotals: 'cart { prices { grand_total { value } } shipping_addresses { city } }',
}
type Operation = keyof typeof SELECTIONS

const estimate = (operation: Operation, input: object = {}, client = shop) => client.ask(
  `mutation ($input: EstimateTotalsInput!) { ${operation}(input: $input) { ${SELECTIONS[operation]} } }`,
  { input: { cart_id: cart, address: { country_code: 'PL', postcode: '34-500' }, ...input } })
const total = async (input: object) =>
  (await estimate('estimateTotals', input)).data.estimateTotals.cart.prices.grand_total.value

test('shipping methods can be estimated before the cart has an address', async () => {
  expect((await estimate('estimateShippingMethods')).data.estimateShippingMethods).toEqual([
    { carrier_code: 'locker', method_code: 'standard', available: true, price_incl_tax: { value: 14.99 } },
    { carrier_code: 'courier', method_code: 'door', available: true, price_incl_tax: { value: 18.99 } },
    { carrier_code: 'instore', method_code: 'pickup', available: true, price_incl_tax: { value: 0 } },
  ])
})

test('a carrier that does not deliver to the country has no method for it', async () => {
  changeSetting(shop.backend.database, 'carriers/locker/specificcountry', 'CZ,PL')
  const carriers = async (country_code: string) =>
    (await estimate('estimateShippingMethods', { address: { country_code } })).data.estimateShippingMethods.map((method: { carrier_code: string }) => method.carrier_code)
  expect(await carriers('PL')).toEqual(['locker', 'courier', 'instore'])
  expect(await carriers('DE')).toEqual(['courier', 'instore'])
})

test('no shipping method is offered for an unavailable country or a virtual cart', async () => {
  expect((await estimate('estimateShippingMethods', { address: { country_code: 'US' } })).data.estimateShippingMethods).toEqual([])
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'video', quantity: 1 })
  expect((await estimate('estimateShippingMethods')).data.estimateShippingMethods).toEqual([])
})

test('the estimated total includes the requested method and leaves the cart unchanged', async () => {
  expect(await total({ shipping_method: { carrier_code: 'courier', method_code: 'door' } })).toBe(237.99)
  expect(await total({})).toBe(219)
  expect(await total({ shipping_method: { carrier_code: 'no', method_code: 'such' } })).toBe(219)
  const query = 'query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } shipping_addresses { city } } }'
  const { data } = await shop.ask(query, { id: cart })
  expect(data.cart).toEqual({ prices: { grand_total: { value: 219 } }, shipping_addresses: [] })
})

test.each(['estimateShippingMethods', 'estimateTotals'] as const)('%s is refused with its reason', async (operation) => {
  const refusals = [
    [{ cart_id: '' }, 'Required parameter "cart_id" is missing'],
    [{ cart_id: 'nope' }, 'Could not find a cart with ID "nope"'],
    [{ address: { country_code: 'PL', region: {} } }, 'Missing parameter(s) for region input'],
  ] as const
  for (const [input, message] of refusals) {
    expect((await estimate(operation, input)).errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  }
  const asAnna = as(addCustomer(shop.backend.database), shop)
  expect((await estimate(operation, {}, asAnna)).errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
})

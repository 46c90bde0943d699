import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../ask.fixture.ts'
import { add, newCart, openShop, type TestShop } from '../modules/cart/cart.fixture.ts'

let shop: TestShop
beforeEach(() => void (shop = openShop()))
afterEach(() => shop.close())

const FIELDS = ['firstname', 'lastname', 'city', 'company', 'telephone']

async function cartWithLongAddress(): Promise<string> {
  const cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
  const long = Object.fromEntries(FIELDS.map((field) => [field, 'x'.repeat(10_000)]))
  const { errors } = await shop.ask(`mutation ($input: SetShippingAddressesOnCartInput!) { setShippingAddressesOnCart(input: $input) { cart { id } } }`, {
    input: { cart_id: cart, shipping_addresses: [{ address: { ...long, street: ['1'], postcode: '00-001', country_code: 'PL' } }] },
  })
  expect(errors).toBeUndefined()
  return cart
}

const again = (times: number, field: string) => Array.from({ length: times }, (_, number) => `${field.split(/\W/, 1)[0]}${number}: ${field}`).join(' ')
const asked = (cart: string, times: number) =>
  shop.ask(`{ ${again(times, `cart(cart_id: "${cart}") { shipping_addresses { ${FIELDS.map((field) => again(20, field)).join(' ')} } }`)} }`)

test('an answer that repeats a long text thousands of times is not written', async () => {
  const cart = await cartWithLongAddress()
  expect((await asked(cart, 1)).data.cart0.shipping_addresses[0].city19).toHaveLength(10_000)
  const { data, errors } = await asked(cart, 20)
  expect({ data, errors }).toEqual({ errors: refusal('The answer is too large.') })
})

import { afterEach, expect, test } from 'vitest'
import { ask, PUBLIC_URL } from '../../ask.fixture.ts'
import { createBackend } from '../../create-backend.ts'
import { openShop, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { addProducts } from '../../modules/cart/products.fixture.ts'
import { step } from '../../modules/checkout/checkout.fixture.ts'
import { cartToPlace } from '../../modules/order/order.fixture.ts'
import { type Release, RELEASES } from '../release.ts'

let shop: TestShop
afterEach(() => shop.close())

/** The shop's clock is fixed, so the order is backdated instead. */
const placedBefore = (milliseconds: number) => {
  const placed = new Date(Date.parse('2026-11-21T12:00:00Z') - milliseconds).toISOString()
  shop.backend.database.prepare('UPDATE sales_order SET created_at = ?').run(placed)
}

const place = (cart: string, selection = 'order { order_number }') => step(shop, 'placeOrder', cart, {}, selection)

async function refusedCart(release: Release): Promise<string> {
  shop = openShop(':memory:', undefined, release)
  const cart = await cartToPlace(shop)
  shop.backend.database.exec('UPDATE cart SET payment_code = NULL')
  return cart
}

const message = 'Enter a valid payment method and try again.'

test.each(['2.4.7', '2.4.8'] as const)('%s returns a refusal in the data, whether or not the client selects the errors', async (release) => {
  const cart = await refusedCart(release)
  expect(await place(cart)).toEqual({ data: { placeOrder: { order: null } } })
  expect(await place(cart, 'errors { code message }')).toEqual({ data: { placeOrder: { errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }] } } })
})

test('2.4.6 throws a refusal without a code', async () => {
  const { errors } = await place(await refusedCart('2.4.6'))
  expect(errors).toMatchObject([{ message: `Unable to place order: ${message}` }])
  expect(errors![0]!.extensions).toEqual({ category: 'graphql-input' })
})

test('2.4.9 throws a refusal with its code even if the client selects errors, which are null for a placed order', async () => {
  const cart = await refusedCart('2.4.9')
  expect((await place(cart, 'order { order_number } errors { code }')).errors)
    .toMatchObject([{ message: `Unable to place order: ${message}`, extensions: { category: 'graphql-input', error_code: 'UNABLE_TO_PLACE_ORDER' } }])
  shop.backend.database.exec("UPDATE cart SET payment_code = 'banktransfer'")
  expect(await place(cart, 'order { order_number } errors { code }')).toEqual({ data: { placeOrder: { order: { order_number: '000000001' }, errors: null } } })
})

test.each(RELEASES)('%s refuses a second call because the order is being processed, and later because the cart is inactive', async (release) => {
  shop = openShop(':memory:', undefined, release)
  const cart = await cartToPlace(shop)
  await place(cart)
  placedBefore(999)
  const { errors } = await place(cart)
  expect(errors).toMatchObject([{
    message: 'The order has already been placed and is currently processing.', extensions: { category: 'graphql-already-exists' },
  }])
  placedBefore(1000)
  const later = await step(shop, 'setPaymentMethodOnCart', cart, { payment_method: { code: 'cashondelivery' } }, 'cart { id }')
  expect(later.errors).toMatchObject([{ message: "The cart isn't active." }])
})

test.each([['2.4.8', 'UNDEFINED'], ['2.4.9', 'CART_NOT_FOUND']] as const)('in %s a translated refusal has the code %s', async (release, code) => {
  shop = polishShop(release)
  const { data, errors } = await step(shop, 'placeOrder', 'nope', {}, 'errors { code }', 'pl')
  expect(data.placeOrder?.errors[0].code ?? errors?.[0]?.extensions?.error_code).toBe(code)
})

function polishShop(release: Release): TestShop {
  const backend = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, release, translated: 'all' })
  addProducts(backend.database)
  return { backend, ask: (query, variables, store = 'pl') => ask(backend, query, variables, { store }), close: () => backend.close() }
}

import { afterEach, beforeEach, expect, test } from 'vitest'
import { cartToPlace } from '../order/order.fixture.ts'
import { step } from '../checkout/checkout.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { add, newCart, openShop, stockOf, type TestShop } from './cart.fixture.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShop()
  changeSetting(shop.backend.database, 'cataloginventory/item_options/backorders', true)
})
afterEach(() => shop.close())

test('with backorders, a cart can exceed the stock, which ends at 0', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'beanie', quantity: 3 }] })
  expect(stockOf(shop, 'beanie')).toBe(1)
  expect((await step(shop, 'placeOrder', cart, {}, 'order { order_number }')).errors).toBeUndefined()
  expect(stockOf(shop, 'beanie')).toBe(0)
})

test('the maximum quantity in a cart still applies', async () => {
  expect((await add(shop, await newCart(shop), { sku: 'rope', quantity: 51 })).user_errors)
    .toMatchObject([{ message: 'The requested qty exceeds the maximum qty allowed in shopping cart' }])
})

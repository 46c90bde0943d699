import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, stockOf } from '../modules/cart/cart.fixture.ts'
import { placeOrder } from '../modules/checkout/checkout.fixture.ts'
import { endBackend, placeAt, startBackend } from './backend-process.fixture.ts'
import { prepareCarts } from './ready-carts.fixture.ts'

const BUYERS = 50

let folder: string
let file: string
let carts: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kram-last-pieces-'))
  file = join(folder, 'shop.db')
  // Each cart holds one shell and two tees; there are enough tees.
  carts = await prepareCarts(file, BUYERS, 10)
  const shop = openShop(file)
  shop.backend.database.exec("UPDATE stock SET quantity = 1000 WHERE product_id = (SELECT id FROM product WHERE sku = 'tee')")
  await shop.close()
})
afterEach(() => rmSync(folder, { recursive: true }))

function leftOver() {
  const shop = openShop(file)
  const orders = shop.backend.database.prepare('SELECT count(DISTINCT cart_id) AS orders FROM sales_order').get()!.orders
  return { shop, left: { orders, shells: stockOf(shop, 'shell-m'), tees: stockOf(shop, 'tee') } }
}

test('fifty shoppers who order the last ten items at the same time get ten orders', async () => {
  const { shop } = leftOver()
  const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)))
  expect(new Set(answers.flatMap(({ data }) => data.placeOrder?.order.order_number ?? [])).size).toBe(10)
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message))
    .toEqual(Array(40).fill('Unable to place order: Some of the products are out of stock.'))
  await shop.close()
  const { shop: again, left } = leftOver()
  expect(left).toEqual({ orders: 10, shells: 0, tees: 980 })
  await again.close()
})

test('the same holds over the network, with every order sent twice', async () => {
  const backend = await startBackend(folder)
  const answers = await Promise.all([...carts, ...carts].map((cart) => placeAt(backend, cart)))
  await endBackend(backend, 'SIGTERM')
  expect(new Set(answers.filter((answer) => /^\d{9}$/.test(answer!))).size).toBe(10)
  expect(answers.filter((answer) => answer === 'CART_NOT_ACTIVE')).toHaveLength(10)
  expect(answers.filter((answer) => answer === 'UNABLE_TO_PLACE_ORDER')).toHaveLength(80)
  const { shop, left } = leftOver()
  expect(left).toEqual({ orders: 10, shells: 0, tees: 980 })
  await shop.close()
}, 300_000)

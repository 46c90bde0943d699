import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlaceOrderOperation, SetPaymentMethodOnCartOperation } from '../storefront/src/graphql/generated/place-order.ts'
import { countingProxy, type CountingProxy } from './counting-proxy.ts'
import { readyCart } from './order-as-guest.ts'
import { ordersOf } from './placed-orders.ts'
import { portsAt } from './ports.ts'
import { setFaults } from './set-faults.ts'
import { ShopApi } from './shop-api.ts'
import { type RunningProcess, type Shop, startBackend, startShop, startStorefront } from './start-shop.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const PORTS = portsAt('restarts')
/** The duration of each response in milliseconds, so that orders are in flight at any time. */
const SLOW = 500
/** Milliseconds of an outage during which the storefront keeps an order waiting. */
const BRIDGED = 6000

let dataFolder: string
let proxy: CountingProxy
let shop: Shop
let storefront: RunningProcess
let backend: RunningProcess
let api: ShopApi

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-restarts-'))
  proxy = await countingProxy(PORTS.proxy, `http://localhost:${PORTS.backend}`)
  shop = await startShop(PORTS, dataFolder, { BACKEND_URL: proxy.url })
  storefront = shop.shopProcess
  backend = shop.backendProcess
  api = new ShopApi('en', shop.url)
})
test.afterAll(async () => {
  await Promise.all([storefront.end(), backend.end()])
  proxy.close()
  rmSync(dataFolder, { recursive: true })
})

const cartsOf = (email: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => {
    const cartId = await api.createCart()
    await api.add(cartId, 'siklawa-bottle')
    await readyCart(cartId, { email, backendUrl: shop.backendUrl })
    await api.send(SetPaymentMethodOnCartOperation, { cartId, code: 'banktransfer' })
    return cartId
  }))

const setSlow = (slow: number): Promise<void> => setFaults(shop.backendUrl, { graphql: { slow } })

const placeOrder = async (cartId: string): Promise<string> =>
  (await api.send(PlaceOrderOperation, { cartId })).placeOrder!.order!.order_number

const refusesVisitors = (): Promise<boolean> => fetch(`${shop.url}/api/graphql`).then(() => false, () => true)

test('[CHK-13] a storefront that is stopped answers the orders in flight', async () => {
  const email = 'storefront@example.com'
  const carts = await cartsOf(email, 3)
  await setSlow(SLOW)
  const orders = Promise.all(carts.map(placeOrder))
  await expect.poll(() => proxy.operations.filter((name) => name === PlaceOrderOperation.name)).toHaveLength(3)
  const ended = storefront.end()
  await expect.poll(refusesVisitors).toBe(true)

  const numbers = await orders
  await ended
  expect(ordersOf(dataFolder, email).map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
  await setSlow(0)
  storefront = await startStorefront(PORTS)
})

test('[CHK-13] every order is answered while the backend is restarted', async () => {
  const email = 'backend@example.com'
  const carts = await cartsOf(email, 9)
  await setSlow(SLOW)
  const numbers: string[] = []
  const unsent: string[] = []
  const first = Promise.withResolvers<void>()
  const shopper = async (): Promise<void> => {
    for (let cart = carts.pop(); cart !== undefined; cart = carts.pop()) {
      const number = await placeOrder(cart).catch((error: Error) => {
        if (!error.message.includes('cannot be reached')) throw error
      })
      if (number) numbers.push(number)
      else unsent.push(cart)
      first.resolve()
    }
  }
  const shoppers = Promise.all([shopper(), shopper(), shopper()])
  await Promise.race([first.promise, shoppers])
  const down = performance.now()
  await backend.end()
  backend = await startBackend(PORTS.backend, dataFolder, shop.url)
  const outage = performance.now() - down
  await shoppers
  // A busy machine may take longer for the restart than the storefront waits.
  if (outage < BRIDGED) expect(unsent).toEqual([])
  for (const cart of unsent) numbers.push(await placeOrder(cart))
  expect(new Set(numbers).size).toBe(9)
  expect(ordersOf(dataFolder, email).map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
})

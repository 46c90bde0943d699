import { afterEach, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop } from '../../graphql/shop.fixture.ts'
import { notifyTabs } from '../../lib/tabs.ts'
import { updateQuantity } from './cart-actions.ts'
import { compareFreshness, subscribeToCart, subscribeToOtherTabs } from './cart-events.ts'
import { getCart } from './get-cart.ts'

const line = (quantity: number) => fakeCart({ total_quantity: quantity, items: [{ uid: 'u', quantity, product: { name: 'Tee' } } as never] })

// A channel does not receive its own messages, so a second one is the other tab.
const otherTab = new BroadcastChannel('cart')
afterEach(() => {
  otherTab.onmessage = null
  vi.unstubAllGlobals()
})

let carts = 0
const cartId = () => `cart-${carts}`

/** Two tabs with the same new cart; records what this one shows, or `again` when it has to fetch. */
async function watch() {
  carts += 1
  const { operations } = fakeShop(
    { Cart: { data: { cart: line(1) } }, UpdateCartItems: { data: { updateCartItems: { cart: line(2) } } } },
    `magento_cartId=${cartId()}`,
  )
  const shown: unknown[] = []
  const published: { requestedAt: number; answeredAt: number; cart: unknown }[] = []
  otherTab.onmessage = ({ data }) => published.push(data)
  const stops = [subscribeToCart((_, cart) => shown.push(cart.total_quantity)), subscribeToOtherTabs((_, cart) => shown.push(cart?.total_quantity ?? 'again'))]
  await getCart(cartId())
  return { shown, published, operations, stop: () => stops.forEach((stop) => stop()) }
}

const elsewhere = (requestedAt: number, answeredAt: number, quantity: number, language = 'en') =>
  notifyTabs('cart', { cartId: cartId(), requestedAt, answeredAt, cart: line(quantity), language })
const messages = () => new Promise((resolve) => setTimeout(resolve, 20))

test('[CART-02] shows the change of another tab without a request, unless it is older, overlaps or is in another language', async () => {
  const { shown, operations, stop } = await watch()
  const now = Date.now()
  elsewhere(now - 9000, now - 8000, 7)
  elsewhere(now + 100, now + 200, 3)
  elsewhere(now + 150, now + 250, 4)
  elsewhere(now + 300, now + 400, 5, 'pl')
  await messages()
  expect(shown).toEqual([1, 3, 'again', 'again'])
  expect(operations()).toEqual(['Cart'])
  stop()
})

test('[CART-02] an answer of this tab that crosses the change of another is fetched again', async () => {
  const { shown, stop } = await watch()
  elsewhere(Date.now() + 60_000, Date.now() + 60_100, 3)
  await messages()
  await getCart(cartId())
  expect(shown).toEqual([1, 3, 1, 'again'])
  stop()
})

test('[CART-02] publishes changes to other tabs, but not reads', async () => {
  const { published, stop } = await watch()
  await messages()
  expect(published).toEqual([])
  await updateQuantity('u', 2)
  await messages()
  expect(published).toMatchObject([{ cart: { total_quantity: 2 }, language: 'en' }])
  expect(published[0]!.answeredAt).toBeGreaterThanOrEqual(published[0]!.requestedAt)
  stop()
})

test.each([
  ['the first one', 10, 20, undefined, 'newer'],
  ['requested after the other was answered', 20, 25, [10, 20], 'newer'],
  ['answered before the other was requested', 1, 10, [10, 20], 'older'],
  ['requested meanwhile', 15, 30, [10, 20], 'unclear'],
  ['requested before and answered after', 5, 30, [10, 20], 'unclear'],
  ['answered meanwhile', 5, 15, [10, 20], 'unclear'],
] as const)('an answer that was %s', (_, requestedAt, answeredAt, shown, freshness) => {
  expect(compareFreshness({ requestedAt, answeredAt }, shown && { requestedAt: shown[0], answeredAt: shown[1] })).toBe(freshness)
})

import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { keepCartId, onCartId, readCartId, removeCartId } from './cart-id.ts'

afterEach(() => vi.unstubAllGlobals())

test("[CART-02] follows the cookie when another tab changes it", () => {
  const { jar } = fakeShop({})
  const browserCookies = new EventTarget()
  vi.stubGlobal('cookieStore', browserCookies)
  const seen: (string | undefined)[] = []
  const stop = onCartId(() => seen.push(readCartId()))

  jar.set('magento_cartId', 'from-another-tab')
  browserCookies.dispatchEvent(new Event('change'))
  jar.delete('magento_cartId')
  browserCookies.dispatchEvent(new Event('change'))
  stop()
  browserCookies.dispatchEvent(new Event('change'))

  expect(seen).toEqual(['from-another-tab', undefined])
})

test('[CART-02] without a cookie store, tabs notify each other and read the cookie on focus', async () => {
  const page = new EventTarget()
  const { jar } = fakeShop({})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  Object.assign(document, { addEventListener: page.addEventListener.bind(page) })
  const seen = vi.fn<() => void>()
  const stop = onCartId(seen)

  new BroadcastChannel('magento_cartId').postMessage(null)
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1))
  jar.set('magento_cartId', 'x')
  page.dispatchEvent(new Event('focus'))
  expect(seen).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toHaveBeenCalledTimes(3)
  stop()

  const otherTab = new BroadcastChannel('magento_cartId')
  const told = vi.fn<() => void>()
  otherTab.addEventListener('message', told)
  keepCartId('y')
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  removeCartId()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  otherTab.close()
})

test('[CART-02] notifies this tab at once, and only of changes', () => {
  fakeShop({})
  vi.stubGlobal('cookieStore', new EventTarget())
  const seen: (string | undefined)[] = []
  const stop = onCartId(() => seen.push(readCartId()))
  keepCartId('a')
  keepCartId('a')
  removeCartId()
  stop()
  expect(seen).toEqual(['a', undefined])
})

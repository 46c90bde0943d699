import { afterEach, expect, test, vi } from 'vitest'
import { cartCount, setCartCount } from './cart-count.ts'

const visitorHas = (cookie: string) => vi.stubGlobal('document', { cookie })
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[CART-02] the count belongs to its cart: of another cart that the cookie names it is unknown', () => {
  visitorHas('magento_cartId=mine')
  expect(cartCount()).toBeUndefined()
  setCartCount('mine', 3)
  expect(cartCount()).toBe(3)
  visitorHas('magento_cartId=other')
  expect(cartCount()).toBeUndefined()
})

test('without a cart there is nothing in it', () => {
  setCartCount('mine', 3)
  visitorHas('')
  expect(cartCount()).toBe(0)
})

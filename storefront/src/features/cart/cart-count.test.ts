import { afterEach, expect, test, vi } from 'vitest'
import { cartCount, onCartCount, setCartCount } from './cart-count.ts'

const visitorHas = (cookie: string) => vi.stubGlobal('document', { cookie })
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[CART-02] the count belongs to one cart and is unknown for another id', () => {
  visitorHas('magento_cartId=mine')
  expect(cartCount()).toBeUndefined()
  setCartCount('mine', 3)
  expect(cartCount()).toBe(3)
  visitorHas('magento_cartId=other')
  expect(cartCount()).toBeUndefined()
})

test('the count is 0 without a cart', () => {
  setCartCount('mine', 3)
  visitorHas('')
  expect(cartCount()).toBe(0)
})

test('a count is announced when it changes', () => {
  const announce = vi.fn<() => void>()
  const stop = onCartCount(announce)
  for (const count of [1, 2, 2]) setCartCount('other', count)
  stop()
  expect(announce).toHaveBeenCalledTimes(2)
})

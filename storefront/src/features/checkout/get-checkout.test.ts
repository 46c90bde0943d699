import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { getCheckout } from './get-checkout.ts'
import { sentOrder } from './sent-order.fixture.ts'
import { keepSentOrder, readSentOrder } from './sent-order.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

// Magento answers what it can: the agreements are there even where the cart is not.
const withoutCart = { data: { cart: null, checkoutAgreements: [] }, errors: [{ message: "The cart isn't active." }] }
const shop = { Checkout: withoutCart, CartCount: gone(), createGuestCartId: { data: { createEmptyCart: 'new' } } }

describe('[CHK-13] a cart that is not there at the checkout', () => {
  test('was lost, and another is begun', async () => {
    const { jar } = fakeShop(shop, 'magento_cartId=old')
    await expect(getCheckout('old')).rejects.toThrow("The cart isn't active.")
    expect(jar.get('magento_cartId')).toBe('new')
  })

  test('has become an order, if it was sent off before', async () => {
    const { jar } = fakeShop(shop, 'magento_cartId=old')
    keepSentOrder(sentOrder({ cartId: 'old' }))
    await expect(getCheckout('old')).rejects.toThrow("The cart isn't active.")
    expect(jar.get('magento_cartId')).toBe('old')
    expect(readSentOrder()).toMatchObject({ state: 'taken' })
  })
})

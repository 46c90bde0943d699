import { afterEach, describe, expect, test, vi } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import type { ActionOptions } from './act-on-cart.ts'
import { applyCoupon, removeCoupon, removeItem, updateQuantity } from './cart-actions.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { onCartLost } from './cart-lost.ts'
import { ensureCartId } from './create-cart.ts'
import { getCart } from './get-cart.ts'
import { loadCartCount } from './load-cart.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const newCart = { data: { createEmptyCart: 'cart-1' } }

describe('[CART-03] creates an empty cart for a guest without one', () => {
  test.each(['with locks between tabs', 'without locks, on plain http'])('once for concurrent calls, %s', async (locks) => {
    if (locks.includes('without')) vi.stubGlobal('navigator', {})
    const { operations, jar } = fakeShop({ createGuestCartId: newCart })
    expect(await Promise.all([ensureCartId(), ensureCartId(), ensureCartId()])).toEqual(['cart-1', 'cart-1', 'cart-1'])
    expect(operations()).toEqual(['createGuestCartId'])
    expect(jar.get('magento_cartId')).toBe('cart-1')
  })

  test('not if another tab has created one meanwhile', async () => {
    const { jar } = fakeShop({
      createGuestCartId: () => {
        jar.set('magento_cartId', 'theirs')
        return newCart
      },
    })
    expect(await ensureCartId()).toBe('theirs')
    expect(jar.get('magento_cartId')).toBe('theirs')
  })

  test('not if there is one', async () => {
    const { operations } = fakeShop({}, 'magento_cartId=old')
    expect(await ensureCartId()).toBe('old')
    expect(operations()).toEqual([])
  })
})

const NO_NEW_CART: [string, object, string][] = [
  ['cannot be reached', new TypeError('offline'), 'the shop cannot be reached'],
  ['answers without an id', { data: { createEmptyCart: '' } }, 'the response has no cart id'],
]

test.each(NO_NEW_CART)('[CART-06] only logs that a cart cannot be created when the shop %s', async (_what, answer, why) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { jar } = fakeShop({ createGuestCartId: answer })
  expect(await ensureCartId()).toBeUndefined()
  expect(logged.mock.calls).toEqual([['The cart could not be created', expect.objectContaining({ message: `createGuestCartId: ${why}` })]])
  expect(jar.size).toBe(0)
})

const ACTIONS: readonly (readonly [string, (options?: ActionOptions) => Promise<unknown>])[] = [
  ['quantity', (options) => updateQuantity('u', 2, options)],
  ['remove', (options) => removeItem('u', options)],
  ['apply coupon', (options) => applyCoupon('X', options)],
  ['remove coupon', (options) => removeCoupon(options)],
]
const NO_CART = new Error('Cart id was not provided')

describe('[CART-04] every action without a cart id fails', () => {
  test.each(ACTIONS)('%s', async (_name, action) => {
    const { operations } = fakeShop({})
    await expect(action()).rejects.toThrow(NO_CART)
    expect(operations()).toEqual([])
  })
})

test.each(ACTIONS)('[CART-11] an action passes its error to onError: %s', async (_name, action) => {
  fakeShop({})
  const onError = vi.fn<(error: unknown) => void>()
  expect(await action({ onError })).toBeUndefined()
  expect(onError).toHaveBeenCalledExactlyOnceWith(NO_CART)
})

describe('[CART-08] coupons', () => {
  test.each([null, { cart: null }])('fail without data in the answer: %j', async (removed) => {
    fakeShop({ ApplyCouponToCart: { data: { applyCouponToCart: null } }, RemoveCouponFromCart: { data: { removeCouponFromCart: removed } } }, 'magento_cartId=c')
    await expect(applyCoupon('X')).rejects.toBeInstanceOf(ServerError)
    await expect(removeCoupon()).rejects.toBeInstanceOf(ServerError)
  })

  test("fail with the backend's refusal", async () => {
    const message = "The coupon code isn't valid. Verify the code and try again."
    fakeShop({ ApplyCouponToCart: { data: { applyCouponToCart: null }, errors: [{ message }] } }, 'magento_cartId=c')
    await expect(applyCoupon('X')).rejects.toThrow(new StoreError(message, 'not-found', { reason: 'couponWrong' }))
  })
})

test('[CART-01] [CART-12] no cart request is cached, and each keeps the cookie for another hour', async () => {
  const cart = fakeCart({ total_quantity: 2 })
  const { calls, jar } = fakeShop(
    {
      CartCount: { data: { cart } },
      Cart: { data: { cart } },
      UpdateCartItems: { data: { updateCartItems: { cart } } },
      RemoveItemFromCart: { data: { removeItemFromCart: { cart } } },
      ApplyCouponToCart: { data: { applyCouponToCart: { cart } } },
      RemoveCouponFromCart: { data: { removeCouponFromCart: { cart } } },
    },
    'magento_cartId=own',
  )
  const written = vi.spyOn(document, 'cookie', 'set')
  await loadCartCount('own')
  await getCart('own')
  await updateQuantity('u', 2)
  await removeItem('u')
  await applyCoupon('X')
  await removeCoupon()
  const operations = ['CartCount', 'Cart', 'UpdateCartItems', 'RemoveItemFromCart', 'ApplyCouponToCart', 'RemoveCouponFromCart']
  expect(calls.map(({ operation, init }) => [operation, init.method, init.cache])).toEqual(operations.map((operation) => [operation, 'POST', 'no-store']))
  expect(written.mock.calls.flat()).toEqual(operations.map(() => expect.stringContaining('magento_cartId=own; Path=/; Max-Age=3600;')))
  expect(jar.get('magento_cartId')).toBe('own')
  expect(cartCount()).toBe(2)
})

test('[CART-02] a request that waited does not bring back a cart that another tab has replaced or given up', async () => {
  const { jar } = fakeShop({ Cart: { data: { cart: fakeCart() } } }, 'magento_cartId=own')
  for (const next of ['from-another-tab', undefined]) {
    jar.set('magento_cartId', 'own')
    const [, waiting] = [getCart('own'), getCart('own')]
    if (next) jar.set('magento_cartId', next)
    else jar.delete('magento_cartId')
    await waiting
    expect(jar.get('magento_cartId')).toBe(next)
  }
})

test.each([
  ['removed if the cart lacks it', [], 'removed'],
  ['not removed if the cart has it', [{ uid: 'u' }], 'failed'],
  ['not known to be removed if a line could not be loaded', [null], 'failed'],
])('[CART-07] [CART-11] after a lost answer, a line is %s', async (_what, items, outcome) => {
  const cart = { ...fakeCart(), items }
  const { operations } = fakeShop({ RemoveItemFromCart: new TypeError('offline'), Cart: { data: { cart } } }, 'magento_cartId=c')
  const onError = vi.fn<(error: unknown) => void>()
  expect(await removeItem('u', { onError })).toEqual(outcome === 'removed' ? cart : undefined)
  expect(onError).toHaveBeenCalledTimes(outcome === 'removed' ? 0 : 1)
  expect(operations()).toEqual(['RemoveItemFromCart', 'Cart'])
})

test('[CART-07] reports a refusal when the quantity stays the same without an error', async () => {
  const line = { uid: 'u', quantity: 1 }
  const cart = { ...fakeCart({ total_quantity: 1 }), items: [line] }
  fakeShop({ UpdateCartItems: { data: { updateCartItems: { cart } } } }, 'magento_cartId=c')
  await expect(updateQuantity('u', 9)).rejects.toMatchObject({ refusal: { reason: 'notEnough' } })
})

describe('replaces a cart that the backend no longer knows', () => {
  test.each(["The cart isn't active.", 'Could not find a cart with ID "old"'])('%s', async (text) => {
    const lost = vi.fn<() => void>()
    const stop = onCartLost(lost)
    const { jar } = fakeShop({ Cart: gone(text), createGuestCartId: newCart }, 'magento_cartId=old')
    await expect(getCart('old')).rejects.toThrow(text)
    expect(jar.get('magento_cartId')).toBe('cart-1')
    expect(lost).toHaveBeenCalledTimes(1)
    stop()
  })

  test('without a notice if it was empty', async () => {
    const lost = vi.fn<() => void>()
    const stop = onCartLost(lost)
    fakeShop({ Cart: gone(), createGuestCartId: newCart }, 'magento_cartId=old')
    setCartCount('old', 0)
    await expect(getCart('old')).rejects.toThrow("The cart isn't active.")
    expect(lost).not.toHaveBeenCalled()
    stop()
  })
})

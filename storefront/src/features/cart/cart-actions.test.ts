import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '../../graphql/errors.ts'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
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

test('[CART-06] only logs that a cart cannot be created', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { jar } = fakeShop({ createGuestCartId: new TypeError('offline') })
  expect(await ensureCartId()).toBeUndefined()
  expect(logged).toHaveBeenCalledTimes(1)
  expect(jar.size).toBe(0)
})

describe('[CART-04] every action without a cart id fails', () => {
  test.each([
    ['quantity', () => updateQuantity('u', 2)],
    ['remove', () => removeItem('u')],
    ['apply coupon', () => applyCoupon('X')],
    ['remove coupon', () => removeCoupon()],
  ])('%s', async (_name, action) => {
    const { operations } = fakeShop({})
    await expect(action()).rejects.toThrow('Cart id was not provided')
    expect(operations()).toEqual([])
  })
})

test('[CART-11] an action passes its error to onError', async () => {
  fakeShop({})
  const onError = vi.fn<(error: unknown) => void>()
  expect(await removeItem('u', { onError })).toBeUndefined()
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Cart id was not provided' }))
})

describe('[CART-08] coupons', () => {
  test('fail without data in the answer', async () => {
    fakeShop({ ApplyCouponToCart: { data: { applyCouponToCart: null } }, RemoveCouponFromCart: { data: { removeCouponFromCart: null } } }, 'magento_cartId=c')
    await expect(applyCoupon('X')).rejects.toThrow('Could not set promo code')
    await expect(removeCoupon()).rejects.toThrow('Could not remove promo code')
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
    },
    'magento_cartId=own',
  )
  const written = vi.spyOn(document, 'cookie', 'set')
  await loadCartCount('own')
  await getCart('own')
  await updateQuantity('u', 2)
  await removeItem('u')
  expect(calls.map(({ operation, init }) => [operation, init.method, init.cache])).toEqual(
    ['CartCount', 'Cart', 'UpdateCartItems', 'RemoveItemFromCart'].map((operation) => [operation, 'POST', 'no-store']),
  )
  const kept: unknown = expect.stringContaining('magento_cartId=own; Path=/; Max-Age=3600;')
  expect(written.mock.calls.flat()).toEqual([kept, kept, kept, kept])
  expect(jar.get('magento_cartId')).toBe('own')
  expect(cartCount()).toBe(2)
})

test('reports a refusal when the quantity stays the same without an error', async () => {
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

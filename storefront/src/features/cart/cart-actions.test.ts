import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '../../graphql/errors.ts'
import { addToCart, isAdded } from './add-to-cart.ts'
import { applyCoupon, removeCoupon, removeItem, updateQuantity } from './cart-actions.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { ensureCartId } from './create-cart.ts'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { getCart } from './get-cart.ts'
import { onCartLost } from './cart-lost.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const newCart = { data: { createEmptyCart: 'cart-1' } }

describe('[CART-03] a guest without a cart gets an empty one', () => {
  test.each(['with locks between tabs', 'on plain http, without'])('once, however many ask at the same time, %s', async (locks) => {
    if (locks.includes('without')) vi.stubGlobal('navigator', {})
    const { operations, jar } = fakeShop({ createGuestCartId: newCart })
    expect(await Promise.all([ensureCartId(), ensureCartId(), ensureCartId()])).toEqual(['cart-1', 'cart-1', 'cart-1'])
    expect(operations()).toEqual(['createGuestCartId'])
    expect(jar.get('magento_cartId')).toBe('cart-1')
  })

  test('but not in place of one that another tab brings meanwhile', async () => {
    const { jar } = fakeShop({
      createGuestCartId: () => {
        jar.set('magento_cartId', 'theirs')
        return newCart
      },
    })
    expect(await ensureCartId()).toBe('theirs')
    expect(jar.get('magento_cartId')).toBe('theirs')
  })

  test('and keeps the one that is there', async () => {
    const { operations } = fakeShop({}, 'magento_cartId=old')
    expect(await ensureCartId()).toBe('old')
    expect(operations()).toEqual([])
  })
})

test('[CART-06] a cart that cannot be created is only logged', async () => {
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

  test('adding, when none could be made', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    fakeShop({ createGuestCartId: new TypeError('offline') })
    const { isAdded: added } = await addToCart([{ sku: 'tee', quantity: 1, selectedOptions: [] }])
    expect(added).toBe(false)
    expect(logged.mock.lastCall?.[1]).toMatchObject({ message: 'Cart id was not provided' })
  })
})

test('[CART-11] an action hands its error to onError', async () => {
  fakeShop({})
  const onError = vi.fn<(error: unknown) => void>()
  expect(await removeItem('u', { onError })).toBeUndefined()
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Cart id was not provided' }))
})

describe('[CART-08] coupons', () => {
  test('no data back', async () => {
    fakeShop({ ApplyCouponToCart: { data: { applyCouponToCart: null } }, RemoveCouponFromCart: { data: { removeCouponFromCart: null } } }, 'magento_cartId=c')
    await expect(applyCoupon('X')).rejects.toThrow('Could not set promo code')
    await expect(removeCoupon()).rejects.toThrow('Could not remove promo code')
  })

  test("the shop's refusal is the error", async () => {
    const message = "The coupon code isn't valid. Verify the code and try again."
    fakeShop({ ApplyCouponToCart: { data: { applyCouponToCart: null }, errors: [{ message }] } }, 'magento_cartId=c')
    await expect(applyCoupon('X')).rejects.toThrow(new StoreError(message, 'not-found', { reason: 'couponWrong' }))
  })
})

test('[CART-12] no call about the cart is cached, and each keeps its cookie for another hour', async () => {
  const cart = fakeCart({ total_quantity: 2 })
  const { calls, jar } = fakeShop(
    { Cart: { data: { cart } }, UpdateCartItems: { data: { updateCartItems: { cart } } }, RemoveItemFromCart: { data: { removeItemFromCart: { cart } } } },
    'magento_cartId=cart-1',
  )
  await getCart('cart-1')
  await updateQuantity('u', 2)
  await removeItem('u')
  expect(calls.map(({ init }) => [init.method, init.cache])).toEqual([['POST', 'no-store'], ['POST', 'no-store'], ['POST', 'no-store']])
  expect(jar.get('magento_cartId')).toBe('cart-1')
  expect(cartCount()).toBe(2)
})

test('a quantity that the shop did not take is a refusal, where the backend does not throw it', async () => {
  const line = { uid: 'u', quantity: 1 }
  const cart = { ...fakeCart({ total_quantity: 1 }), items: [line] }
  fakeShop({ UpdateCartItems: { data: { updateCartItems: { cart } } } }, 'magento_cartId=c')
  await expect(updateQuantity('u', 9)).rejects.toMatchObject({ refusal: { reason: 'notEnough' } })
})

describe('a cart that the shop no longer knows is let go', () => {
  test.each(["The cart isn't active.", 'Could not find a cart with ID "old"'])('%s', async (text) => {
    const lost = vi.fn<() => void>()
    const stop = onCartLost(lost)
    const { jar } = fakeShop({ Cart: gone(text), createGuestCartId: newCart }, 'magento_cartId=old')
    await expect(getCart('old')).rejects.toThrow(text)
    expect(jar.get('magento_cartId')).toBe('cart-1')
    expect(lost).toHaveBeenCalledTimes(1)
    stop()
  })

  test('nothing is said where nothing was lost', async () => {
    const lost = vi.fn<() => void>()
    const stop = onCartLost(lost)
    fakeShop({ Cart: gone(), createGuestCartId: newCart }, 'magento_cartId=old')
    setCartCount('old', 0)
    await expect(getCart('old')).rejects.toThrow("The cart isn't active.")
    expect(lost).not.toHaveBeenCalled()
    stop()
  })

  test('what was to be added goes into the new one', async () => {
    const cart = { ...fakeCart({ total_quantity: 1 }), items: [{ product: { sku: 'tee', name: 'Merino Tee' } }] }
    const { calls } = fakeShop(
      {
        createGuestCartId: newCart,
        AddProductsToCart: (call) => (call === 0 ? gone() : { data: { addProductsToCart: { cart, user_errors: [] } } }),
      },
      'magento_cartId=old',
    )
    expect(await addToCart([{ sku: 'tee', quantity: 1, selectedOptions: [] }])).toMatchObject({ isAdded: true, names: ['Merino Tee'] })
    expect(calls.at(-1)?.variables).toMatchObject({ cartId: 'cart-1' })
  })
})

test.each([
  ['no refusal', { before: undefined, after: 1, isThere: true, refusals: [] }, true],
  ['refused', { before: 1, after: 1, isThere: true, refusals: ['Sold out'] }, false],
  ['an earlier line is bad, this one went in', { before: 1, after: 2, isThere: true, refusals: ['Some of the products are out of stock.'] }, true],
  ['refused, and nobody knows what was there before', { before: undefined, after: 2, isThere: true, refusals: ['Sold out'] }, false],
  ['refused, and something else came in on another device', { before: 0, after: 2, isThere: false, refusals: ['Sold out'] }, false],
])('tells whether a product is in the cart: %s', (_case, adding, result) => {
  expect(isAdded(adding)).toBe(result)
})

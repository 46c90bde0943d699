import { afterEach, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { addToCart } from './add-to-cart.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const newCart = { data: { createEmptyCart: 'cart-1' } }

test('[CART-04] adding fails without a cart when none can be created, which is asked for once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { calls } = fakeShop({ createGuestCartId: new TypeError('offline') })
  const { isAdded } = await addToCart([{ sku: 'tee', quantity: 1, selectedOptions: [] }])
  expect(isAdded).toBe(false)
  expect(logged.mock.lastCall?.[1]).toMatchObject({ message: 'Cart id was not provided' })
  expect(calls).toHaveLength(1)
})

test('[OPS-03] the message then names the call that failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors: [] }, { status: 502, headers: { 'x-request-id': 'k7f3-q9xm-2rth' } })))
  const { problems } = await addToCart([{ sku: 'tee', quantity: 1, selectedOptions: [] }])
  expect(problems).toEqual([{ reason: 'unreachable', reference: 'k7f3-q9xm-2rth' }])
})

test('adds to a new cart when the shop no longer knows the old one', async () => {
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

test('[AUTH-14] adds to a new cart when the session ends during the request, even if the old cart id has been removed by then', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const session = 'magento_customerSession'
  const foreign = gone('The current user cannot perform operations on cart "x"')
  const added = { data: { addProductsToCart: { cart: fakeCart({ id: 'cart-1', total_quantity: 1 }), user_errors: [] } } }
  const shop = fakeShop(
    {
      AddProductsToCart: (call) => (call === 0 ? (shop.jar.delete(session), shop.jar.delete('magento_cartId'), foreign) : added),
      createGuestCartId: newCart,
    },
    `${session}=1; magento_cartId=customers-cart`,
  )
  expect(await addToCart([{ sku: 'bottle', quantity: 1, selectedOptions: [] }])).toMatchObject({ isAdded: true })
  expect(shop.jar.get('magento_cartId')).toBe('cart-1')
})

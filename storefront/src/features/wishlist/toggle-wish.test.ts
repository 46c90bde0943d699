import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { readGuestWishes } from './guest-wishes.ts'
import { toggleWish } from './toggle-wish.ts'
import { onWishEvent } from './wish-events.ts'
import { forgetWishes } from './wishes.ts'

const customer = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Wierch', compare_list: null }
const SESSION = 'magento_customerSession=1'
const TEE = { sku: 'tee', quantity: 2, selectedOptions: [] }

const price_range = { minimum_price: { final_price: { value: 99, currency: 'PLN' } } }
const wishlist = (...skus: string[]) => {
  const items = skus.map((sku, index) => ({ id: String(index), product: { sku, price_range } }))
  return { id: '7', items_count: items.length, items_v2: { items } }
}
const listed = (...skus: string[]) => ({ data: { customer: { email: customer.email, wishlists: [wishlist(...skus)] } } })
const answered = (...user_errors: object[]) => ({ data: { addProductsToWishlist: { user_errors, wishlist: user_errors.length > 0 ? wishlist() : wishlist('tee') } } })

let stop: () => void
const reported: string[] = []

beforeEach(() => {
  startVisitor()
  forgetWishes()
  reported.length = 0
  vi.stubGlobal('cookieStore', new EventTarget())
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, fakeStorage())
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
  stop = onWishEvent(({ kind, name }) => void reported.push(`${kind} ${name}`))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const openShop = (answers: Parameters<typeof fakeShop>[0], cookies = SESSION) =>
  fakeShop({ getCustomer: { data: { customer } }, Wishes: listed(), ...answers }, cookies)

test('[WISH-02] adds the wish of a customer whom the backend has not named yet', async () => {
  const { operations } = openShop({ AddToWishlist: answered() })
  await toggleWish(TEE, 'Tee')
  expect(operations()).toEqual(['getCustomer', 'Wishes', 'AddToWishlist'])
  expect(reported).toEqual(['added Tee'])
})

test('[WISH-02] a second click removes the product in every choice', async () => {
  const { calls } = openShop({
    Wishes: listed('tee', 'rope', 'tee'),
    RemoveFromWishlist: { data: { removeProductsFromWishlist: { user_errors: [], wishlist: wishlist('rope') } } },
  })
  await toggleWish(TEE, 'Tee')
  expect(calls.at(-1)).toMatchObject({ operation: 'RemoveFromWishlist', variables: { ids: ['0', '2'] } })
  expect(reported).toEqual(['removed Tee'])
})

test('[WISH-01] a guest’s wish waits for the login', async () => {
  const { operations } = openShop({}, '')
  await toggleWish(TEE, 'Tee')
  expect([operations(), reported, readGuestWishes()]).toEqual([[], ['guest Tee'], [{ wish: TEE, name: 'Tee' }]])
})

const message = 'Only logged in users can add products to wishlist'

test.each([
  ['as an error', { errors: [{ message, extensions: { category: 'graphql-input' } }], data: { addProductsToWishlist: null } }],
  ['in the list of an answer', answered({ code: 'UNDEFINED', message })],
])('[WISH-01] the refusal of the backend %s leads to the login, and the wish waits', async (_, answer) => {
  openShop({ AddToWishlist: answer })
  await toggleWish(TEE, 'Tee')
  expect([reported, readGuestWishes()]).toEqual([['guest Tee'], [{ wish: TEE, name: 'Tee' }]])
})

test.each([
  ['an error of one product', answered({ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "tee"' })],
  ['an outage', new TypeError('offline')],
])('[WISH-01] %s is a failure, not a call to log in', async (_, answer) => {
  openShop({ AddToWishlist: answer })
  await toggleWish(TEE, 'Tee')
  expect([reported, readGuestWishes()]).toEqual([['failed Tee'], []])
})

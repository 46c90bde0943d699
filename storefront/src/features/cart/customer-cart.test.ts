import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { onCartLost } from './cart-lost.ts'
import { ensureCartId } from './create-cart.ts'
import { getCart } from './get-cart.ts'

const SESSION = 'magento_customerSession'
const customersCart = { data: { customerCart: { id: 'customers-cart' } } }
const foreign = gone('The current user cannot perform operations on cart "x"')
const unauthorized = { errors: [{ message: 'The request is allowed for logged in customer', extensions: { category: 'graphql-authorization' } }] }

let stop: () => void
let losses: string[]

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  losses = []
  stop = onCartLost((loss) => losses.push(loss))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[CART-03] a customer without a cart id', () => {
  test('gets the id of their cart', async () => {
    const { jar, operations } = fakeShop({ createCustomerCartId: customersCart }, `${SESSION}=1`)
    expect(await ensureCartId()).toBe('customers-cart')
    expect(operations()).toEqual(['createCustomerCartId'])
    expect(jar.get('magento_cartId')).toBe('customers-cart')
  })

  test('has no count until the cart is fetched', async () => {
    fakeShop({ createCustomerCartId: customersCart }, `${SESSION}=1`)
    await ensureCartId()
    expect(cartCount()).toBeUndefined()
  })

  test('[CART-05] gets none, with a log entry, if the answer has no id', async () => {
    const { jar } = fakeShop({ createCustomerCartId: { data: { customerCart: { id: '' } } } }, `${SESSION}=1`)
    expect(await ensureCartId()).toBeUndefined()
    expect(jar.has('magento_cartId')).toBe(false)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error("Customer's cart id was not generated"))
  })
})

describe('[AUTH-14] a cart of another owner', () => {
  test("of a customer who is no longer logged in: the guest gets a new cart and a notice", async () => {
    const { jar } = fakeShop({ Cart: foreign, createGuestCartId: { data: { createEmptyCart: 'new-cart' } } }, 'magento_cartId=customers-cart')
    await expect(getCart('customers-cart')).rejects.toThrow('cannot perform operations')
    expect(jar.get('magento_cartId')).toBe('new-cart')
    expect(losses).toEqual(['inAccount'])
  })

  test('that is empty: there is no notice', async () => {
    fakeShop({ Cart: foreign, createGuestCartId: { data: { createEmptyCart: 'new-cart' } } }, 'magento_cartId=empty-cart')
    setCartCount('empty-cart', 0)
    await expect(getCart('empty-cart')).rejects.toThrow('cannot perform operations')
    expect(losses).toEqual([])
  })

  test('of the guest before an interrupted login: it is merged now', async () => {
    const { jar, calls } = fakeShop(
      { Cart: foreign, createCustomerCartId: customersCart, MergeCarts: { data: { mergeCarts: { id: 'customers-cart' } } } },
      `${SESSION}=1; magento_cartId=guests-cart`,
    )
    await expect(getCart('guests-cart')).rejects.toThrow('cannot perform operations')
    expect(calls.at(-1)?.variables).toEqual({ sourceCartId: 'guests-cart', destinationCartId: 'customers-cart' })
    expect(jar.get('magento_cartId')).toBe('customers-cart')
    expect(losses).toEqual([])
  })

  test('[CART-05] during an outage: the customer does not go on with it, and it is merged later', async () => {
    vi.stubGlobal('sessionStorage', fakeStorage(new Map()))
    const { jar, calls } = fakeShop(
      {
        Cart: foreign,
        createCustomerCartId: (call) => (call === 0 ? new TypeError('offline') : customersCart),
        MergeCarts: { data: { mergeCarts: { id: 'customers-cart' } } },
      },
      `${SESSION}=1; magento_cartId=guests-cart`,
    )
    await expect(getCart('guests-cart')).rejects.toThrow('cannot perform operations')
    expect(jar.has('magento_cartId')).toBe(false)

    expect(await ensureCartId()).toBe('customers-cart')
    expect(calls.at(-1)?.variables).toEqual({ sourceCartId: 'guests-cart', destinationCartId: 'customers-cart' })
  })

  test('of a customer whose token is refused by now: the guest gets a new cart', async () => {
    const shop = fakeShop(
      { Cart: foreign, createCustomerCartId: () => (shop.jar.delete(SESSION), unauthorized), createGuestCartId: { data: { createEmptyCart: 'new-cart' } } },
      `${SESSION}=1; magento_cartId=customers-cart`,
    )
    await expect(getCart('customers-cart')).rejects.toThrow('cannot perform operations')
    expect(shop.jar.get('magento_cartId')).toBe('new-cart')
    expect(losses).toEqual(['inAccount'])
  })

  test('that another tab has replaced meanwhile: nothing is done twice', async () => {
    const shop = fakeShop({ Cart: () => (shop.jar.set('magento_cartId', 'theirs'), foreign) }, 'magento_cartId=old-cart')
    await expect(getCart('old-cart')).rejects.toThrow('cannot perform operations')
    expect(shop.operations()).toEqual(['Cart'])
    expect(shop.jar.get('magento_cartId')).toBe('theirs')
  })
})

test('keeps the cart of the visitor', async () => {
  const { jar } = fakeShop({ Cart: { data: { cart: fakeCart({ id: 'own-cart' }) } } }, 'magento_cartId=own-cart')
  await getCart('own-cart')
  expect(jar.get('magento_cartId')).toBe('own-cart')
})

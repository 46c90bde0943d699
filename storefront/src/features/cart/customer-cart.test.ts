import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { addToCart } from './add-to-cart.ts'
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
  test('gets the one of their own cart', async () => {
    const { jar, operations } = fakeShop({ createCustomerCartId: customersCart }, `${SESSION}=1`)
    expect(await ensureCartId()).toBe('customers-cart')
    expect(operations()).toEqual(['createCustomerCartId'])
    expect(jar.get('magento_cartId')).toBe('customers-cart')
  })

  test('and what is in it has to be counted first', async () => {
    fakeShop({ createCustomerCartId: customersCart }, `${SESSION}=1`)
    await ensureCartId()
    expect(cartCount()).toBeUndefined()
  })

  test('[CART-05] of whom the shop names no cart gets none, and that is logged', async () => {
    const { jar } = fakeShop({ createCustomerCartId: { data: { customerCart: { id: '' } } } }, `${SESSION}=1`)
    expect(await ensureCartId()).toBeUndefined()
    expect(jar.has('magento_cartId')).toBe(false)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error("Customer's cart id was not generated"))
  })
})

describe('[AUTH-14] a cart that belongs to somebody else', () => {
  test("of a customer who is no longer logged in: the guest gets a new one, and hears where the other is", async () => {
    const { jar } = fakeShop({ Cart: foreign, createGuestCartId: { data: { createEmptyCart: 'new-cart' } } }, 'magento_cartId=customers-cart')
    await expect(getCart('customers-cart')).rejects.toThrow('cannot perform operations')
    expect(jar.get('magento_cartId')).toBe('new-cart')
    expect(losses).toEqual(['inAccount'])
  })

  test('which held nothing: nobody is told', async () => {
    fakeShop({ Cart: foreign, createGuestCartId: { data: { createEmptyCart: 'new-cart' } } }, 'magento_cartId=empty-cart')
    setCartCount('empty-cart', 0)
    await expect(getCart('empty-cart')).rejects.toThrow('cannot perform operations')
    expect(losses).toEqual([])
  })

  test('of the guest that a customer was before a login that was cut short: it is merged now', async () => {
    const { jar, calls } = fakeShop(
      { Cart: foreign, createCustomerCartId: customersCart, MergeCarts: { data: { mergeCarts: { id: 'customers-cart' } } } },
      `${SESSION}=1; magento_cartId=guests-cart`,
    )
    await expect(getCart('guests-cart')).rejects.toThrow('cannot perform operations')
    expect(calls.at(-1)?.variables).toEqual({ sourceCartId: 'guests-cart', destinationCartId: 'customers-cart' })
    expect(jar.get('magento_cartId')).toBe('customers-cart')
    expect(losses).toEqual([])
  })

  test('while the shop is away: it stays, to be merged later', async () => {
    const { jar } = fakeShop({ Cart: foreign, createCustomerCartId: new TypeError('offline') }, `${SESSION}=1; magento_cartId=guests-cart`)
    await expect(getCart('guests-cart')).rejects.toThrow('cannot perform operations')
    expect(jar.get('magento_cartId')).toBe('guests-cart')
  })

  test('of a customer whose token the shop refuses at this moment: the guest gets a new one', async () => {
    const shop = fakeShop(
      { Cart: foreign, createCustomerCartId: () => (shop.jar.delete(SESSION), unauthorized), createGuestCartId: { data: { createEmptyCart: 'new-cart' } } },
      `${SESSION}=1; magento_cartId=customers-cart`,
    )
    await expect(getCart('customers-cart')).rejects.toThrow('cannot perform operations')
    expect(shop.jar.get('magento_cartId')).toBe('new-cart')
    expect(losses).toEqual(['inAccount'])
  })

  test('another tab has replaced it meanwhile: nothing is done twice', async () => {
    const shop = fakeShop({ Cart: () => (shop.jar.set('magento_cartId', 'theirs'), foreign) }, 'magento_cartId=old-cart')
    await expect(getCart('old-cart')).rejects.toThrow('cannot perform operations')
    expect(shop.operations()).toEqual(['Cart'])
    expect(shop.jar.get('magento_cartId')).toBe('theirs')
  })
})

test('a cart of the visitor is left alone', async () => {
  const { jar } = fakeShop({ Cart: { data: { cart: fakeCart({ id: 'own-cart' }) } } }, 'magento_cartId=own-cart')
  await getCart('own-cart')
  expect(jar.get('magento_cartId')).toBe('own-cart')
})

test('[AUTH-14] who adds a product while their session ends has it in a new cart, even if the old one was put away meanwhile', async () => {
  const added = { data: { addProductsToCart: { cart: fakeCart({ id: 'new-cart', total_quantity: 1 }), user_errors: [] } } }
  const shop = fakeShop(
    {
      AddProductsToCart: (call) => (call === 0 ? (shop.jar.delete(SESSION), shop.jar.delete('magento_cartId'), foreign) : added),
      createGuestCartId: { data: { createEmptyCart: 'new-cart' } },
    },
    `${SESSION}=1; magento_cartId=customers-cart`,
  )
  expect(await addToCart([{ sku: 'bottle', quantity: 1, selectedOptions: [] }])).toMatchObject({ isAdded: true })
  expect(shop.jar.get('magento_cartId')).toBe('new-cart')
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_COOKIE } from '../../graphql/session-cookie.ts'
import { fakeCart, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { knownCountries } from '../address/countries.ts'
import { home } from '../address/saved-address.fixture.ts'
import { fakeSubmittedOrder } from '../place-order/submitted-order.fixture.ts'
import { saveSubmittedOrder, readSubmittedOrder } from '../place-order/submitted-order.ts'
import { getCheckout } from './get-checkout.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

// A partial answer: Magento returns the agreements even if the cart is missing.
const missingCart = { data: { cart: null, checkoutAgreements: [] }, errors: [{ message: "The cart isn't active." }] }
const shop = { Checkout: missingCart, CartCount: gone(), createGuestCartId: { data: { createEmptyCart: 'new' } } }

describe('[CHK-13] a cart that is missing at the checkout', () => {
  test('is replaced by a new one if it was lost', async () => {
    const { jar } = fakeShop(shop, 'magento_cartId=old')
    await expect(getCheckout('old')).rejects.toThrow("The cart isn't active.")
    expect(jar.get('magento_cartId')).toBe('new')
  })

  test('has become an order if it was submitted before', async () => {
    const { jar } = fakeShop(shop, 'magento_cartId=old')
    saveSubmittedOrder(fakeSubmittedOrder({ cartId: 'old' }))
    await expect(getCheckout('old')).rejects.toThrow("The cart isn't active.")
    expect(jar.get('magento_cartId')).toBe('old')
    expect(readSubmittedOrder()).toMatchObject({ state: 'taken' })
  })

  test('has become an order if the order was placed after reconciliation ended', async () => {
    const { jar } = fakeShop(shop, 'magento_cartId=old')
    saveSubmittedOrder(fakeSubmittedOrder({ cartId: 'old', state: 'notTaken' }))
    await expect(getCheckout('old')).rejects.toThrow("The cart isn't active.")
    expect(jar.get('magento_cartId')).toBe('old')
    expect(readSubmittedOrder()).toMatchObject({ state: 'taken' })
  })
})

const customer = { firstname: 'Agata', lastname: 'Wierch', addresses: [home] }
const poland = { id: 'PL', full_name_locale: 'Poland', available_regions: null }
const cart = fakeCart()
const failed = (field: string) => ({ message: 'Internal server error', path: [field] })

test('[CART-01] fetches everything for the first step in one request, and countries only once, and keeps the cart’s cookie', async () => {
  const { calls } = fakeShop({ Checkout: { data: { cart, checkoutAgreements: [], countries: [poland], customer } } }, `${SESSION_COOKIE}=1; magento_cartId=c`)
  const written = vi.spyOn(document, 'cookie', 'set')
  expect(await getCheckout('c')).toEqual({ cart, agreements: [], customer })
  expect(written.mock.calls.flat()).toEqual([expect.stringContaining('magento_cartId=c; Path=/; Max-Age=3600;')])
  expect(knownCountries('en')).toEqual([{ code: 'PL', name: 'Poland', regions: [] }])
  await getCheckout('c')
  expect(calls.map(({ variables }) => variables)).toEqual([
    { cartId: 'c', isCustomer: true, withCountries: true },
    { cartId: 'c', isCustomer: true, withCountries: false },
  ])
})

test('a failure of countries or saved addresses does not block the checkout', async () => {
  fakeShop({ Checkout: { data: { cart, checkoutAgreements: [], countries: null, customer: null }, errors: [failed('countries'), failed('customer')] } })
  expect(await getCheckout('c')).toEqual({ cart, agreements: [], customer: undefined })
})

test('fails if the agreements cannot be loaded', async () => {
  fakeShop({ Checkout: { data: { cart, checkoutAgreements: null, customer: null }, errors: [failed('customer'), failed('checkoutAgreements')] } })
  await expect(getCheckout('c')).rejects.toThrow('Internal server error')
})

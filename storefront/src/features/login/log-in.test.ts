import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeAnswer, fakeShop, gone } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { readUnmergedCart } from '../cart/cart-id.ts'
import { loadCustomerCart } from '../cart/load-cart.ts'
import { getSession, onSession } from '../session/session.ts'
import { logIn } from './log-in.ts'

const CREDENTIALS = { email: 'hania@example.com', password: 'Kozica-1894' }
const SESSION = 'magento_customerSession'
const hania = { email: CREDENTIALS.email, firstname: 'Hania', lastname: 'Wierch', compare_list: null }

const ANSWERS: Readonly<Record<string, FakeAnswer>> = {
  getCustomer: { data: { customer: hania } },
  createCustomerCartId: { data: { customerCart: { id: 'customers-cart' } } },
  CartContents: { data: { cart: { id: 'guests-cart', items: [] } } },
  MergeCarts: { data: { mergeCarts: { id: 'merged-cart' } } },
  AssignCompareListToCustomer: { data: { assignCompareListToCustomer: { result: true, compare_list: { uid: 'customers-list' } } } },
}

let stop: () => void

newVisitorForEach()
beforeEach(() => void vi.stubGlobal('cookieStore', new EventTarget()))
afterEach(() => stop())

async function openShop(cookies: string, answers: Parameters<typeof fakeShop>[0] = {}) {
  const shop = fakeShop({ GenerateCustomerToken: () => (shop.jar.set(SESSION, 'new'), { data: { generateCustomerToken: { token: 'kept' } } }), ...ANSWERS, ...answers }, cookies)
  stop = onSession(() => undefined)
  return { ...shop, getSession, logIn }
}

const GUEST = 'magento_cartId=guests-cart; magento_compareListUid=guests-list'

describe('[AUTH-01] a login', () => {
  test('saves the token, refetches the customer, merges the carts, assigns the compare list, and then calls back', async () => {
    const { logIn, operations, calls, jar, getSession } = await openShop(GUEST)
    const called: unknown[] = []
    await logIn(CREDENTIALS, { onSuccess: () => called.push(getSession()) })

    expect(operations()).toEqual(['GenerateCustomerToken', 'getCustomer', 'createCustomerCartId', 'CartContents', 'MergeCarts', 'AssignCompareListToCustomer'])
    expect(calls[4]?.variables).toEqual({ sourceCartId: 'guests-cart', destinationCartId: 'customers-cart' })
    expect(calls[5]?.variables).toEqual({ uid: 'guests-list' })
    expect(called).toEqual([{ status: 'customer', customer: hania }])
    expect(jar.get('magento_cartId')).toBe('merged-cart')
  })

  test('[COMPARE-03] continues with the customer’s compare list', async () => {
    const { logIn, jar } = await openShop(GUEST)
    await logIn(CREDENTIALS)
    expect(jar.get('magento_compareListUid')).toBe('customers-list')
  })

  test('[COMPARE-03] adds the guest’s compare list to the one the customer already has', async () => {
    const customer = { ...hania, compare_list: { uid: 'customers-list' } }
    const { logIn, operations, jar } = await openShop(GUEST, { getCustomer: { data: { customer } } })
    await logIn(CREDENTIALS)
    expect(operations()).toContain('AssignCompareListToCustomer')
    expect(jar.get('magento_compareListUid')).toBe('customers-list')
  })

  test('[COMPARE-03] logs an error and keeps the guest’s compare list if it cannot be assigned', async () => {
    const { logIn, jar, getSession } = await openShop(GUEST, { AssignCompareListToCustomer: new TypeError('offline') })
    await logIn(CREDENTIALS)
    expect(jar.get('magento_compareListUid')).toBe('guests-list')
    expect(getSession().status).toBe('customer')
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('sends only the query for the customer’s cart if the guest has neither a cart nor a compare list', async () => {
    const { logIn, operations, jar } = await openShop('', { getCustomer: { data: { customer: { ...hania, compare_list: { uid: 'own-list' } } } } })
    await logIn(CREDENTIALS)
    expect(operations()).toEqual(['GenerateCustomerToken', 'getCustomer', 'createCustomerCartId'])
    expect([jar.get('magento_cartId'), jar.get('magento_compareListUid')]).toEqual(['customers-cart', 'own-list'])
  })
})

describe('[AUTH-02] an answer without a token', () => {
  test.each([
    ['the message supplied', { missingTokenMessage: 'No way in' }, 'No way in'],
    ['a default message', {}, 'Customer token is missing'],
  ])('fails with %s', async (_which, options, message) => {
    const onSuccess = vi.fn<() => void>()
    const { logIn, operations, getSession } = await openShop(GUEST, { GenerateCustomerToken: { data: { generateCustomerToken: { token: null } } } })
    await expect(logIn(CREDENTIALS, { ...options, onSuccess })).rejects.toThrow(message)
    expect(operations()).toEqual(['GenerateCustomerToken'])
    expect(onSuccess).not.toHaveBeenCalled()
    expect(getSession().status).toBe('guest')
  })
})

test('wrong credentials leave the visitor a guest with the same cart', async () => {
  const wrong = { errors: [{ message: 'The account sign-in was incorrect', extensions: { category: 'graphql-authentication' } }] }
  const { logIn, jar, getSession } = await openShop(GUEST, { GenerateCustomerToken: wrong })
  await expect(logIn(CREDENTIALS)).rejects.toMatchObject({ reason: 'not-signed-in' })
  expect(getSession().status).toBe('guest')
  expect(jar.get('magento_cartId')).toBe('guests-cart')
})

test('[AUTH-06] a login fails if the backend refuses the customer of its token', async () => {
  const unconfirmed = { errors: [{ message: "This account isn't confirmed.", extensions: { category: 'graphql-authentication' } }] }
  const shop = await openShop(GUEST, { getCustomer: () => (shop.jar.delete(SESSION), unconfirmed) })
  await expect(shop.logIn(CREDENTIALS)).rejects.toMatchObject({ reason: 'not-signed-in' })
  expect(shop.getSession().status).toBe('guest')
  expect(shop.jar.get('magento_compareListUid')).toBe('guests-list')
  expect(shop.operations()).toEqual(['GenerateCustomerToken', 'getCustomer'])
})

test('[AUTH-14] a login fails if its session ends meanwhile: no success callback, and the compare list stays the guest’s', async () => {
  const onSuccess = vi.fn<() => void>()
  const shop = await openShop(GUEST, { MergeCarts: () => (shop.jar.delete(SESSION), { data: { mergeCarts: { id: 'merged-cart' } } }) })
  await expect(shop.logIn(CREDENTIALS, { onSuccess })).rejects.toThrow('ended during the login')
  expect(onSuccess).not.toHaveBeenCalled()
  expect(shop.getSession().status).toBe('expired')
  expect(shop.jar.get('magento_compareListUid')).toBe('guests-list')
})

test('[AUTH-06] a wrong password does not hide that another tab has logged in meanwhile', async () => {
  const wrong = { errors: [{ message: 'The account sign-in was incorrect', extensions: { category: 'graphql-authentication' } }] }
  const shop = await openShop('', { GenerateCustomerToken: () => (shop.jar.set(SESSION, 'theirs'), wrong) })
  await expect(shop.logIn(CREDENTIALS)).rejects.toMatchObject({ reason: 'not-signed-in' })
  await vi.waitFor(() => expect(shop.getSession()).toEqual({ status: 'customer', customer: hania }))
})

test('[COMPARE-03] removes the id of a compare list that the backend does not know', async () => {
  const { logIn, jar } = await openShop(GUEST, { AssignCompareListToCustomer: { data: { assignCompareListToCustomer: { result: false, compare_list: null } } } })
  await logIn(CREDENTIALS)
  expect(jar.has('magento_compareListUid')).toBe(false)
})

describe('[AUTH-03] carts that cannot be merged', () => {
  const ordered = gone()

  test.each([
    ['refused', ordered, 1],
    ['unreachable, twice', new TypeError('offline'), 2],
  ])('are logged and reported, and the customer keeps their own cart: %s', async (_why, answer, attempts) => {
    const onMergeError = vi.fn<(error: unknown) => void>()
    const { logIn, jar, operations, getSession } = await openShop(GUEST, { MergeCarts: answer })
    await logIn(CREDENTIALS, { onMergeError })
    expect(onMergeError).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
    const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
    expect(logged.map(([what]) => String(what))).toEqual([expect.stringContaining('The carts could not be merged')])
    expect(operations().filter((operation) => operation === 'MergeCarts')).toHaveLength(attempts)
    expect(jar.get('magento_cartId')).toBe('customers-cart')
    expect(getSession().status).toBe('customer')
  })

  test('need no error callback', async () => {
    const { logIn, jar } = await openShop(GUEST, { MergeCarts: ordered })
    await logIn(CREDENTIALS)
    expect(jar.get('magento_cartId')).toBe('customers-cart')
  })

  test('are merged if only the answer was lost', async () => {
    const onMergeError = vi.fn<(error: unknown) => void>()
    const { logIn, jar } = await openShop(GUEST, { MergeCarts: (call) => (call === 0 ? new TypeError('offline') : ordered) })
    await logIn(CREDENTIALS, { onMergeError })
    expect(onMergeError).not.toHaveBeenCalled()
    expect(jar.get('magento_cartId')).toBe('customers-cart')
  })

  test.each([
    ['has no id', { data: { customerCart: { id: '' } } }, new Error("Customer's cart id was not generated")],
    ['does not arrive', new TypeError('offline'), expect.any(Error)],
  ])('[CART-05] if the customer’s cart %s: the customer does not go on with the guest’s, which is merged once it does', async (_why, answer, error) => {
    vi.stubGlobal('sessionStorage', fakeStorage(new Map()))
    const onMergeError = vi.fn<(error: unknown) => void>()
    const { logIn, jar, calls, getSession } = await openShop(GUEST, { createCustomerCartId: (call) => (call === 0 ? answer : ANSWERS.createCustomerCartId!) })
    await logIn(CREDENTIALS, { onMergeError })
    expect(onMergeError).toHaveBeenCalledExactlyOnceWith(error)
    expect(jar.has('magento_cartId')).toBe(false)
    expect(getSession().status).toBe('customer')

    await loadCustomerCart()
    expect(calls.at(-1)?.variables).toEqual({ sourceCartId: 'guests-cart', destinationCartId: 'customers-cart' })
    expect(jar.get('magento_cartId')).toBe('merged-cart')
    expect(readUnmergedCart()).toBeUndefined()
  })
})

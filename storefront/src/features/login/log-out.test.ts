import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { getSession, onSession } from '../session/session.ts'
import { logOut } from './log-out.ts'

const cache = vi.hoisted(() => ({ clear: vi.fn<() => void>() }))
const typed = new Map<string, string>()
const happened: string[] = []
vi.mock('../../graphql/query-client.ts', () => ({ queryClient: cache }))

const SESSION = 'magento_customerSession'
const customer = { email: 'hania@example.com', firstname: 'Hania', lastname: 'Wierch', compare_list: null }
const unauthorized = { errors: [{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }] }
const COOKIES = `${SESSION}=1; magento_cartId=customers-cart; magento_compareListUid=customers-list`

let stop: () => void

beforeEach(() => {
  startVisitor()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('cookieStore', new EventTarget())
  typed.set('draft:hania@example.com:name', '{}')
  vi.stubGlobal('sessionStorage', fakeStorage(typed))
})
afterEach(() => {
  stop()
  cache.clear.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openAccount(answers: Parameters<typeof fakeShop>[0]) {
  const shop = fakeShop({ getCustomer: (call) => (call === 0 ? { data: { customer } } : unauthorized), ...answers }, COOKIES)
  const statuses: string[] = []
  stop = onSession(() => {
    statuses.push(getSession().status)
    happened.push(getSession().status)
  })
  await vi.waitFor(() => expect(getSession().status).toBe('customer'))
  return { ...shop, logOut, getSession, statuses }
}

const watched =
  (ask: typeof fetch): typeof fetch =>
  (address, init) => {
    happened.push((JSON.parse(String(init?.body)) as { operationName: string }).operationName)
    return ask(address, init)
  }

const ends = (result: boolean, shop: () => { jar: Map<string, string> }) => () => {
  if (result) shop().jar.delete(SESSION)
  return { data: { revokeCustomerToken: { result } } }
}

test('[AUTH-05] on a true result the token is cleared, the cache emptied, the customer refetched, and nobody is logged in', async () => {
  const account = await openAccount({ RevokeCustomerToken: ends(true, () => account) })
  happened.length = 0
  cache.clear.mockImplementation(() => happened.push('cache emptied'))
  vi.stubGlobal('fetch', watched(fetch))
  await account.logOut()
  expect(happened).toEqual(['logging-out', 'RevokeCustomerToken', 'cache emptied', 'getCustomer', 'guest'])
  expect([...account.jar.keys()]).toEqual([])
  expect(typed.size).toBe(0)
})

test.each([
  ['a result that is not true', ends(false, () => ({ jar: new Map() }))],
  ['an outage', new TypeError('offline')],
])('[AUTH-05] after %s the customer is still logged in, and is told', async (_what, answer) => {
  const account = await openAccount({ RevokeCustomerToken: answer })
  await expect(account.logOut()).rejects.toThrow(Error)
  expect(account.getSession()).toEqual({ status: 'customer', customer })
  expect(account.jar.get('magento_cartId')).toBe('customers-cart')
  expect(cache.clear).not.toHaveBeenCalled()
})

test('[AUTH-14] a token that the shop no longer takes is left behind like any other', async () => {
  const account = await openAccount({ RevokeCustomerToken: () => (account.jar.delete(SESSION), unauthorized) })
  await account.logOut()
  expect(account.getSession().status).toBe('guest')
  expect(account.jar.size).toBe(0)
})

test('[AUTH-05] an outage just after it changes nothing: nobody is logged in', async () => {
  const account = await openAccount({
    getCustomer: (call) => (call === 0 ? { data: { customer } } : new TypeError('offline')),
    RevokeCustomerToken: ends(true, () => account),
  })
  await account.logOut()
  expect(account.getSession().status).toBe('guest')
})

test('[AUTH-05] a cart that another tab has begun as a guest meanwhile stays', async () => {
  const account = await openAccount({
    RevokeCustomerToken: () => {
      account.jar.set('magento_cartId', 'new-guests-cart')
      return ends(true, () => account)()
    },
  })
  await account.logOut()
  expect(account.jar.get('magento_cartId')).toBe('new-guests-cart')
})

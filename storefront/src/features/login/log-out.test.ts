import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { getSession, onSession } from '../session/session.ts'
import { logOut } from './log-out.ts'

const cache = vi.hoisted(() => ({ clear: vi.fn<() => void>() }))
const drafts = new Map<string, string>()
const events: string[] = []
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
  drafts.set('draft:hania@example.com:name', '{}')
  vi.stubGlobal('sessionStorage', fakeStorage(drafts))
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
    events.push(getSession().status)
  })
  await vi.waitFor(() => expect(getSession().status).toBe('customer'))
  return { ...shop, logOut, getSession, statuses }
}

const recordOperations =
  (send: typeof fetch): typeof fetch =>
  (address, init) => {
    events.push((JSON.parse(String(init?.body)) as { operationName: string }).operationName)
    return send(address, init)
  }

const revoke = (result: boolean, shop: () => { jar: Map<string, string> }) => () => {
  if (result) shop().jar.delete(SESSION)
  return { data: { revokeCustomerToken: { result } } }
}

test('[AUTH-05] clears the token and the cache on a true result, and the visitor is a guest', async () => {
  const account = await openAccount({ RevokeCustomerToken: revoke(true, () => account) })
  events.length = 0
  cache.clear.mockImplementation(() => events.push('cache cleared'))
  vi.stubGlobal('fetch', recordOperations(fetch))
  await account.logOut()
  expect(events).toEqual(['logging-out', 'RevokeCustomerToken', 'cache cleared', 'getCustomer', 'guest'])
  expect([...account.jar.keys()]).toEqual([])
  expect(drafts.size).toBe(0)
})

test.each([
  ['a result that is not true', revoke(false, () => ({ jar: new Map() }))],
  ['an answer without a result', { data: { revokeCustomerToken: null } }],
  ['an outage', new TypeError('offline')],
])('[AUTH-05] after %s the customer is still logged in and gets an error', async (_what, answer) => {
  const account = await openAccount({ RevokeCustomerToken: answer })
  await expect(account.logOut()).rejects.toThrow(Error)
  expect(account.getSession()).toEqual({ status: 'customer', customer })
  expect(account.jar.get('magento_cartId')).toBe('customers-cart')
  expect(cache.clear).not.toHaveBeenCalled()
})

test('[AUTH-14] an expired token does not prevent the logout', async () => {
  const account = await openAccount({ RevokeCustomerToken: () => (account.jar.delete(SESSION), unauthorized) })
  await account.logOut()
  expect(account.getSession().status).toBe('guest')
  expect(account.jar.size).toBe(0)
})

test('[AUTH-05] an outage after the token is revoked does not prevent the logout', async () => {
  const account = await openAccount({
    getCustomer: (call) => (call === 0 ? { data: { customer } } : new TypeError('offline')),
    RevokeCustomerToken: revoke(true, () => account),
  })
  await account.logOut()
  expect(account.getSession().status).toBe('guest')
})

test('[AUTH-05] keeps the cart and the comparison that another tab has started meanwhile for a guest', async () => {
  const account = await openAccount({
    RevokeCustomerToken: () => {
      account.jar.set('magento_cartId', 'new-guests-cart')
      account.jar.set('magento_compareListUid', 'new-guests-list')
      return revoke(true, () => account)()
    },
  })
  await account.logOut()
  expect(account.jar.get('magento_cartId')).toBe('new-guests-cart')
  expect(account.jar.get('magento_compareListUid')).toBe('new-guests-list')
})

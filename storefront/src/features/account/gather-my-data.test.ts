import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeAnswer, fakeShop } from '../../graphql/shop.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import type { Section } from '../dashboard/sections.ts'
import { getSession, onSession } from '../session/session.ts'
import { gatherMyData, loadAllPages } from './gather-my-data.ts'

const customer = { email: 'hania@example.com', firstname: 'Hania', lastname: 'Wierch', compare_list: null }
const profile = { email: customer.email, firstname: 'Hania', gender: 2, created_at: '2026-01-02 03:04:05', is_subscribed: false, addresses: [] }
const NO_ATTRIBUTES = { errors: [{ message: 'Cannot query field "attributesForm" on type "Query".', extensions: { category: 'graphql' } }] }
const attributes = { attributesForm: { items: [{ code: 'consent_statute', label: 'I accept the statute' }] } }
const value = (code: string, text: string) => ({ __typename: 'AttributeValue', code, value: text })
const custom_attributes = [value('consent_statute', '1'), value('consent_statute_record', 'given 2026-05-01T10:30:00.000Z The statute of May')]
const consents = { customer: { email: customer.email, is_subscribed: false, custom_attributes } }

const order = (number: string) => ({ id: 'MQ==', number, created_at: '2026-11-02 09:00:00', status: 'Pending', items: [{ id: 'MQ==', product_sku: 'CAP' }] })
const listed = (call: number) => ({ customer: { orders: { items: [order(`00${call + 1}`)], page_info: { total_pages: 3 } } } })
const orders = (call: number): FakeAnswer => ({ data: listed(call) })

let stop: () => void

beforeEach(() => {
  startVisitor()
  vi.stubGlobal('cookieStore', new EventTarget())
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function gather(answers: Parameters<typeof fakeShop>[0], sections: readonly Section[] = ['account', 'orders', 'consents']) {
  const shop = fakeShop(
    {
      getCustomer: { data: { customer } },
      MyProfile: { data: { customer: profile } },
      MyOrders: orders,
      ConsentAttributes: { data: attributes },
      MyConsents: { data: consents },
      ...answers,
    },
    'magento_customerSession=1',
  )
  stop = onSession(() => {})
  await vi.waitFor(() => expect(getSession().status).toBe('customer'))
  const progress: string[] = []
  const data = gatherMyData(sections, ({ part, page, pages }) => progress.push(page === undefined ? part : `${part} ${page}/${pages}`))
  return { ...shop, data, progress }
}

test('has the orders of all pages and the consents, and omits the disabled wishlist', async () => {
  const { data, progress, operations } = await gather({})
  expect(await data).toMatchObject({
    profile: { email: customer.email, first_name: 'Hania', gender: 'female', created_at: '2026-01-02T03:04:05Z', newsletter: false },
    consents: expect.arrayContaining([{ consent: 'consent_statute', given: true, wording: 'The statute of May', changed_at: '2026-05-01T10:30:00.000Z' }]),
    orders: ['001', '002', '003'].map((number) => ({ number, created_at: '2026-11-02T09:00:00Z', items: [{ product_sku: 'CAP' }] })),
  })
  expect(progress).toEqual(['profile', 'orders', 'orders 2/3', 'orders 3/3', 'consents'])
  expect(operations()).not.toContain('MyWishes')
})

test('omits consents where the backend has none', async () => {
  const { data } = await gather({ ConsentAttributes: NO_ATTRIBUTES })
  expect(Object.keys(await data)).toEqual(['shop', 'written_at', 'profile', 'orders'])
})

test('fails as a whole if a later page fails', async () => {
  const { data } = await gather({ MyOrders: (call) => (call === 1 ? new Error('The shop cannot be reached') : orders(call)) })
  await expect(data).rejects.toThrow('MyOrders')
})

const failsAt = (...path: readonly (string | number)[]): FakeAnswer => ({ data: listed(2), errors: [{ message: 'failed', path }] })

test.each([[['gift_message']], [['items', 0, 'gift_message']]])('has an order without %j, at which Magento fails', async (path) => {
  const { data } = await gather({ MyOrders: failsAt('customer', 'orders', 'items', 0, ...path) })
  expect(await data).toMatchObject({ orders: [{ number: '003' }, { number: '003' }, { number: '003' }] })
})

test.each([[['status']], [['items', 0, 'product_sku']]])('fails without an order’s %j', async (path) => {
  const { data } = await gather({ MyOrders: failsAt('customer', 'orders', 'items', 0, ...path) })
  await expect(data).rejects.toThrow('failed')
})

test('fails if another customer has logged in meanwhile', async () => {
  const { data } = await gather({ MyProfile: { data: { customer: { ...profile, email: 'ola@example.com' } } } })
  await expect(data).rejects.toThrow('another customer')
})

const listOf = (pages: readonly (readonly (string | null)[])[]) => (page: number) => Promise.resolve({ items: pages[page - 1] ?? [], pages: pages.length })

test.each([
  ['no pages', [], [], []],
  ['one page', [['a', 'b']], ['a', 'b'], []],
  ['three pages', [['a'], ['b'], ['c']], ['a', 'b', 'c'], ['2/3', '3/3']],
  ['a null item', [['a', null]], ['a'], []],
])('loads the items of a list with %s', async (_title, pages, items, progress) => {
  const reported: string[] = []
  expect(await loadAllPages(listOf(pages), (page, count) => reported.push(`${page}/${count}`))).toEqual(items)
  expect(reported).toEqual(progress)
})

test('fails if one page of a list fails', async () => {
  const load = (page: number) => (page === 2 ? Promise.reject(new Error('unreachable')) : Promise.resolve({ items: ['a'], pages: 3 }))
  await expect(loadAllPages(load, () => {})).rejects.toThrow('unreachable')
})

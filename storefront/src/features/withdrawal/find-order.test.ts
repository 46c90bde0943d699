import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { findOrder } from './find-order.ts'

const backend = fakeBackend()

const QUERY = { number: '000000123', email: 'agata@example.com', lastName: 'Wierch' }
const ORDER = { number: '000000123', order_date: '2026-09-01 10:00:00', status: 'Pending', items: [] }
const guest = { token: undefined, address: '203.0.113.7' }
const customer = { token: 'jwt.of.agata', address: '203.0.113.7' }

const refused = (category: string | undefined, field = 'guestOrder') => ({ errors: [{ message: 'No.', path: [field], extensions: { category } }], data: null })
const answers = (byOperation: Record<string, object>) => {
  backend.answer = ({ body }) => Response.json(byOperation[(body as { operationName: string }).operationName] ?? { data: {} })
}
const sentOperations = () => backend.calls.map(({ body }) => (body as { operationName: string }).operationName)

test('[WITHDRAW-01] finds an order by number, email and last name', async () => {
  answers({ GuestOrderToWithdrawFrom: { data: { guestOrder: ORDER } } })
  expect(await findOrder(QUERY, guest)).toMatchObject({ kind: 'found', order: { number: '000000123' } })
  expect(backend.calls[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7')
})

test.each([
  ['one of the three is wrong', refused('graphql-no-such-entity'), 'unknown'],
  ['one of the three is wrong, and the error has no category', refused(undefined), 'unknown'],
  ['the order number is malformed', refused('graphql-input'), 'unknown'],
  ['the order belongs to a customer who is not logged in', refused('graphql-authorization'), 'matched'],
  ['the backend fails', refused('internal'), 'unchecked'],
  ['it lacks the query (2.4.6)', { errors: [{ message: 'Cannot query field "guestOrder" on type "Query".' }] }, 'unchecked'],
  ['its query has other arguments (2.4.7)', { errors: [{ message: 'Field "lastname" is not defined', extensions: { category: 'graphql' } }] }, 'unchecked'],
])('[WITHDRAW-07] when %s', async (_, answer, kind) => {
  answers({ GuestOrderToWithdrawFrom: answer })
  expect(await findOrder(QUERY, guest)).toEqual({ kind })
})

test('queries every store view, because each knows only its own orders', async () => {
  backend.answer = ({ headers }) => Response.json(headers.get('store') === 'pl' ? { data: { guestOrder: ORDER } } : refused('graphql-no-such-entity'))
  expect(await findOrder(QUERY, guest)).toMatchObject({ kind: 'found' })
})

test('[WITHDRAW-07] does not refuse during an outage, and logs no personal data', async () => {
  backend.answer = () => Promise.reject(new TypeError('fetch failed'))
  expect(await findOrder(QUERY, guest)).toEqual({ kind: 'unchecked' })
  backend.answer = () => new Response('<html>agata@example.com</html>', { status: 502 })
  expect(await findOrder(QUERY, guest)).toEqual({ kind: 'unchecked' })
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/agata|000000123/)
})

const own = (order: object) => ({ data: { customer: { email: 'agata@example.com', orders: { items: [order] } } } })

test('finds a customer’s own order by number alone, with the date of its last status change', async () => {
  answers({ DatedCustomerOrderToWithdrawFrom: own({ ...ORDER, order_status_change_date: '2026-09-02 10:00:00' }) })
  expect(await findOrder({ ...QUERY, email: 'elsewhere@example.com' }, customer)).toMatchObject({ kind: 'found' })
  expect(sentOperations()).toEqual(['DatedCustomerOrderToWithdrawFrom'])
})

test('before 2.4.8 the order has no date of its last status change', async () => {
  answers({
    DatedCustomerOrderToWithdrawFrom: { errors: [{ message: 'Cannot query field "order_status_change_date" on type "CustomerOrder".' }] },
    CustomerOrderToWithdrawFrom: own(ORDER),
  })
  expect(await findOrder(QUERY, customer)).toMatchObject({ kind: 'found', order: { shippedAt: undefined } })
})

test('[WITHDRAW-07] queries an order that is not the customer’s own as a guest', async () => {
  answers({ DatedCustomerOrderToWithdrawFrom: { data: { customer: { orders: { items: [] } } } }, GuestOrderToWithdrawFrom: refused('graphql-no-such-entity') })
  expect(await findOrder(QUERY, customer)).toEqual({ kind: 'unknown' })
  expect(backend.calls.at(-1)?.headers.has('authorization')).toBe(false)
})

test('during an outage a customer’s order is not queried as a guest’s', async () => {
  const failed = { data: { customer: null }, errors: [{ message: 'agata@example.com has no row', path: ['customer', 'orders'], extensions: { category: 'internal' } }] }
  answers({ DatedCustomerOrderToWithdrawFrom: failed, GuestOrderToWithdrawFrom: refused('graphql-no-such-entity') })
  expect(await findOrder({ ...QUERY, email: 'elsewhere@example.com' }, customer)).toEqual({ kind: 'unchecked' })
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('agata')
})

test.each([
  ['expired session', { message: 'No.', path: ['customer'], extensions: { category: 'graphql-authorization' } }],
  ['invalid token', { message: 'Internal server error' }],
])('treats the visitor as a guest: %s', async (_what, error) => {
  const ended = { data: { customer: null }, errors: [error] }
  answers({ DatedCustomerOrderToWithdrawFrom: ended, GuestOrderToWithdrawFrom: { data: { guestOrder: ORDER } } })
  expect(await findOrder(QUERY, customer)).toMatchObject({ kind: 'found' })
})

test.each([
  [['expired', 'expired'], true],
  [['expired', 'available'], false],
  [[], false],
])('[WITHDRAW-06] files with the statuses %j count as opened: %j', async (states, areFilesOpened) => {
  const file = { id: '1', product_sku: 'PLAN', product_name: 'Plan', product_type: 'downloadable', quantity_ordered: 1 }
  answers({
    DatedCustomerOrderToWithdrawFrom: own({ ...ORDER, items: [file] }),
    DownloadsToWithdrawFrom: {
      data: { customerDownloadableProducts: { items: [{ order_increment_id: '000000999', status: 'expired' }, ...states.map((status) => ({ order_increment_id: '000000123', status }))] } },
    },
  })
  expect(await findOrder(QUERY, customer)).toMatchObject({ kind: 'found', order: { areFilesOpened } })
})

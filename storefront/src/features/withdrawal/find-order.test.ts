import { expect, test, vi } from 'vitest'
import { standInForBackend } from '../../graphql/backend.fixture.ts'
import { findOrder } from './find-order.ts'

const backend = standInForBackend()

const ASKED = { number: '000000123', email: 'agata@example.com', lastName: 'Wierch' }
const ORDER = { number: '000000123', order_date: '2026-09-01 10:00:00', status: 'Pending', items: [] }
const guest = { token: undefined, address: '203.0.113.7' }
const customer = { token: 'jwt.of.agata', address: '203.0.113.7' }

const refused = (category: string | undefined, field = 'guestOrder') => ({ errors: [{ message: 'No.', path: [field], extensions: { category } }], data: null })
const answers = (byOperation: Record<string, object>) => {
  backend.answer = ({ body }) => Response.json(byOperation[(body as { operationName: string }).operationName] ?? { data: {} })
}
const asked = () => backend.calls.map(({ body }) => (body as { operationName: string }).operationName)

test('an order whose three facts are right is told', async () => {
  answers({ GuestOrderToWithdrawFrom: { data: { guestOrder: ORDER } } })
  expect(await findOrder(ASKED, guest)).toMatchObject({ kind: 'found', order: { number: '000000123' } })
  expect(backend.calls[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7')
})

test.each([
  ['one of them is wrong', refused('graphql-no-such-entity'), 'unknown'],
  ['one of them is wrong, in words without a category', refused(undefined), 'unknown'],
  ['one of them is no number of an order', refused('graphql-input'), 'unknown'],
  ['the order is a customer’s who is not logged in', refused('graphql-authorization'), 'matched'],
  ['the backend fails', refused('internal'), 'unchecked'],
  ['it does not have the question (2.4.6)', { errors: [{ message: 'Cannot query field "guestOrder" on type "Query".' }] }, 'unchecked'],
  ['it asks for other facts (2.4.7)', { errors: [{ message: 'Field "lastname" is not defined', extensions: { category: 'graphql' } }] }, 'unchecked'],
])('where %s', async (_, answer, kind) => {
  answers({ GuestOrderToWithdrawFrom: answer })
  expect(await findOrder(ASKED, guest)).toEqual({ kind })
})

test('it is asked for in every store view, as each knows its own orders alone', async () => {
  backend.answer = ({ headers }) => Response.json(headers.get('store') === 'pl' ? { data: { guestOrder: ORDER } } : refused('graphql-no-such-entity'))
  expect(await findOrder(ASKED, guest)).toMatchObject({ kind: 'found' })
})

test('a backend that cannot be reached is no reason to refuse, and the log names nobody', async () => {
  backend.answer = () => Promise.reject(new TypeError('fetch failed'))
  expect(await findOrder(ASKED, guest)).toEqual({ kind: 'unchecked' })
  backend.answer = () => new Response('<html>agata@example.com</html>', { status: 502 })
  expect(await findOrder(ASKED, guest)).toEqual({ kind: 'unchecked' })
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(/agata|000000123/)
})

const own = (order: object) => ({ data: { customer: { email: 'agata@example.com', orders: { items: [order] } } } })

test('a customer’s own order is told without further proof, and dated where the backend dates it', async () => {
  answers({ DatedCustomerOrderToWithdrawFrom: own({ ...ORDER, order_status_change_date: '2026-09-02 10:00:00' }) })
  expect(await findOrder({ ...ASKED, email: 'elsewhere@example.com' }, customer)).toMatchObject({ kind: 'found' })
  expect(asked()).toEqual(['DatedCustomerOrderToWithdrawFrom'])
})

test('before 2.4.8 it is not dated', async () => {
  answers({
    DatedCustomerOrderToWithdrawFrom: { errors: [{ message: 'Cannot query field "order_status_change_date" on type "CustomerOrder".' }] },
    CustomerOrderToWithdrawFrom: own(ORDER),
  })
  expect(await findOrder(ASKED, customer)).toMatchObject({ kind: 'found', order: { shippedAt: undefined } })
})

test('another number than the customer’s own takes the three facts', async () => {
  answers({ DatedCustomerOrderToWithdrawFrom: { data: { customer: { orders: { items: [] } } } }, GuestOrderToWithdrawFrom: refused('graphql-no-such-entity') })
  expect(await findOrder(ASKED, customer)).toEqual({ kind: 'unknown' })
  expect(backend.calls.at(-1)?.headers.has('authorization')).toBe(false)
})

test('an outage does not ask a customer for what only a guest has to know', async () => {
  const failed = { data: { customer: null }, errors: [{ message: 'agata@example.com has no row', path: ['customer', 'orders'], extensions: { category: 'internal' } }] }
  answers({ DatedCustomerOrderToWithdrawFrom: failed, GuestOrderToWithdrawFrom: refused('graphql-no-such-entity') })
  expect(await findOrder({ ...ASKED, email: 'elsewhere@example.com' }, customer)).toEqual({ kind: 'unchecked' })
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('agata')
})

test.each([
  ['has ended', { message: 'No.', path: ['customer'], extensions: { category: 'graphql-authorization' } }],
  ['was never one', { message: 'Internal server error' }],
])('a session that %s is a guest’s', async (_what, error) => {
  const ended = { data: { customer: null }, errors: [error] }
  answers({ DatedCustomerOrderToWithdrawFrom: ended, GuestOrderToWithdrawFrom: { data: { guestOrder: ORDER } } })
  expect(await findOrder(ASKED, customer)).toMatchObject({ kind: 'found' })
})

test.each([
  [['expired', 'expired'], true],
  [['expired', 'available'], false],
  [[], false],
])('files with the states %j are opened: %j', async (states, areFilesOpened) => {
  const file = { id: '1', product_sku: 'PLAN', product_name: 'Plan', product_type: 'downloadable', quantity_ordered: 1 }
  answers({
    DatedCustomerOrderToWithdrawFrom: own({ ...ORDER, items: [file] }),
    DownloadsToWithdrawFrom: {
      data: { customerDownloadableProducts: { items: [{ order_increment_id: '000000999', status: 'expired' }, ...states.map((status) => ({ order_increment_id: '000000123', status }))] } },
    },
  })
  expect(await findOrder(ASKED, customer)).toMatchObject({ kind: 'found', order: { areFilesOpened } })
})

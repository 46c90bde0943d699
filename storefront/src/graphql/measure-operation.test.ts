import { afterEach, beforeEach, expect, test } from 'vitest'
import { type GatewayOutcome, type Measures, type OrderOutcome, setMeasures } from '../monitoring/measures.ts'
import { OWN_PAGE, fakeBackend } from './backend.fixture.ts'
import { gateway } from './gateway.ts'
import { CartCountOperation } from './generated/cart-id.ts'
import { GenerateCustomerTokenOperation } from './generated/login.ts'
import { PlaceOrderToPayOperation } from './generated/place-order-to-pay.since-2.4.7.ts'
import { PlaceOrderOperation } from './generated/place-order.ts'
import type { Operation } from './operation.ts'

const backend = fakeBackend()
let operations: [string, GatewayOutcome][] = []
let orders: OrderOutcome[] = []

beforeEach(() => {
  operations = []
  orders = []
  setMeasures({
    gatewayOperation: (operation, outcome) => void operations.push([operation, outcome]),
    order: (outcome) => void orders.push(outcome),
    throttled: () => {},
  } satisfies Partial<Measures> as unknown as Measures)
})
afterEach(() => setMeasures(undefined))

const post = ({ name, query }: Operation<never, never>, variables: object, address = '198.51.100.9') =>
  gateway(new Request('https://shop.example/api/graphql', { method: 'POST', headers: { ...OWN_PAGE, 'x-forwarded-for': address }, body: JSON.stringify({ operationName: name, query, variables }) }))

const cart = (letter: string) => ({ cartId: letter.repeat(32) })

function answers(body: object, status = 200): void {
  backend.answer = () => Response.json(body, { status })
}

function lose(): void {
  backend.answer = () => Promise.reject(new DOMException('late', 'TimeoutError'))
}

const refused = (field: string, message: string, category = 'graphql-input') => ({ data: { [field]: null }, errors: [{ message, path: [field], extensions: { category } }] })

const OUTCOMES: readonly [GatewayOutcome, () => void][] = [
  ['success', () => answers({ data: { cart: { total_quantity: 1 } } })],
  ['refused', () => answers(refused('cart', 'No.', 'graphql-authorization'))],
  ['error', () => answers({ errors: [{ message: 'Internal server error', path: ['cart'] }], data: { cart: null } })],
  ['error', () => answers({}, 500)],
  ['error', () => void (backend.answer = () => new Response('<h1>Maintenance</h1>', { status: 503 }))],
  ['timeout', lose],
]

test.each(OUTCOMES)('[OPS-02] an operation is counted by its name as %s', async (outcome, prepare) => {
  prepare()
  await post(CartCountOperation as never, cart('a'))
  expect(operations).toEqual([['CartCount', outcome]])
})

test('[OPS-02] one that a limit refuses is counted as throttled', async () => {
  answers(refused('generateCustomerToken', 'Wrong.', 'graphql-authentication'))
  for (let attempt = 0; attempt < 6; attempt++) await post(GenerateCustomerTokenOperation as never, { email: 'ola@example.com', password: 'x' })
  expect(operations.slice(-2)).toEqual([['GenerateCustomerToken', 'refused'], ['GenerateCustomerToken', 'throttled']])
})

test('[OPS-02] an order is placed or refused', async () => {
  answers({ data: { placeOrder: { order: { order_number: '000000012' } } } })
  await post(PlaceOrderOperation as never, cart('b'))
  answers(refused('placeOrder', 'Unable to place order: No.'))
  await post(PlaceOrderOperation as never, cart('b'))
  answers({ data: { placeOrder: { order: null, orderV2: null, errors: [{ code: 'UNDEFINED', message: 'No.' }] } } })
  await post(PlaceOrderToPayOperation as never, cart('b'))
  expect(orders).toEqual(['placed', 'refused', 'refused'])
})

test('[OPS-02] an order whose answer is lost is uncertain, and reconciled once its cart turns out to be an order', async () => {
  lose()
  await post(PlaceOrderOperation as never, cart('c'))
  answers({ data: { cart: { total_quantity: 1 } } })
  await post(CartCountOperation as never, cart('c'))
  expect(orders).toEqual(['uncertain'])
  answers(refused('cart', "The cart isn't active."))
  await post(CartCountOperation as never, cart('d'))
  expect(orders).toEqual(['uncertain'])
  for (const _tab of [1, 2]) await post(CartCountOperation as never, cart('c'))
  expect(orders).toEqual(['uncertain', 'reconciled'])
})

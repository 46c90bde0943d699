import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, OWN_PAGE } from './backend.fixture.ts'
import { forward } from './forward.ts'
import { read } from './server.ts'

const backend = fakeBackend()
let number = 0
let operation: { name: string; query: string }
beforeEach(() => void (operation = { name: 'OpenForms', query: `query OpenForms{__typename probe${(number += 1)}}` }))

const readIn = (locale: 'en' | 'pl') => read(operation, {}, { locale, tags: ['store'] }).catch((error: Error) => error.message)
const send = async () =>
  (await forward(new Request('https://shop.example/api/graphql', { method: 'POST', headers: OWN_PAGE }), { operationName: operation.name, query: operation.query, variables: {} })).json()

const refuse = (message: string, more: object = {}) => () => Response.json({ errors: [{ message, ...more }] })

test.each([
  'Cannot query field "attributesList" on type "Query". Did you mean "attributesForm"?',
  'Field "OrderInformationInput.postcode" of required type "String!" was not provided.',
  'Field OrderInformationInput.postcode of required type String! was not provided.',
  'Field "lastname" is not defined by type "OrderInformationInput".',
  'Unknown argument "scope" on field "Customer.orders".',
])('a probe that the release does not know is sent once for each store view: %s', async (message) => {
  backend.answer = refuse(message)
  expect([await readIn('en'), await readIn('en'), await readIn('pl'), await readIn('pl')]).toEqual([message, message, message, message])
  expect(backend.calls.map(({ headers }) => headers.get('store'))).toEqual(['en', 'pl'])
})

test('so is one of a browser, which gets the same refusal each time', async () => {
  backend.answer = refuse('Cannot query field "token" on type "CustomerOrder".')
  expect(await send()).toEqual(await send())
  expect(backend.calls).toHaveLength(1)
})

test.each([
  ['an outage', () => new Response('<h1>Maintenance</h1>', { status: 503 })],
  ['an internal error', refuse('Internal server error')],
  ['a wrong variable', refuse('Variable "$input" got invalid value {}; Field "postcode" of required type "String!" was not provided.')],
  ['a refusal of a field', refuse('Cannot query field "x" on type "y".', { path: ['probe'] })],
])('%s says nothing about the next call', async (_what, answer) => {
  backend.answer = answer
  await send()
  await send()
  expect(backend.calls).toHaveLength(2)
})

test.each(['ResolvePathWithAttributes', 'Cart', 'PlaceOrderToPay'])('%s is sent again, since every release to which it is sent knows it', async (name) => {
  operation = { ...operation, name }
  backend.answer = refuse('Cannot query field "route" on type "Query".')
  await readIn('en')
  await send()
  expect(backend.calls).toHaveLength(2)
  backend.answer = () => Response.json({ data: { __typename: 'Query' } })
  expect(await readIn('en')).toEqual({ __typename: 'Query' })
})

test('an update of the backend is noticed within an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  backend.answer = refuse('Cannot query field "probe" on type "Query".')
  await readIn('en')
  vi.advanceTimersByTime(60 * 60_000 + 1000)
  await readIn('en')
  expect(backend.calls).toHaveLength(2)
  vi.useRealTimers()
})

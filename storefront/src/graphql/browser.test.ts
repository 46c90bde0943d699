import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { referenceOf } from '../lib/log-failure.ts'
import { send } from './browser.ts'
import { ServerError, StoreError } from './errors.ts'
import { DeleteCustomerOperation } from './generated/account.ts'
import { CartOperation } from './generated/cart.ts'
import { EstimateShippingOperation } from './generated/estimate-shipping.since-2.4.7.ts'
import { RequestPasswordResetEmailOperation } from './generated/password.ts'
import { isUnanswered } from './is-unanswered.ts'

const fetched = vi.fn<typeof fetch>()
const sendCart = () => send(CartOperation, { cartId: 'abc' })

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[API-01] [API-02] a call is a POST of name, variables and text to the gateway, with the cookies of this site and the locale', async () => {
  fetched.mockResolvedValue(Response.json({ data: { cart: null } }))
  await sendCart()
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('/api/graphql')
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json', store: 'pl' } })
  expect(JSON.parse(String(init?.body))).toEqual({ operationName: 'Cart', variables: { cartId: 'abc' }, query: CartOperation.query })
})

test('[API-02] a page without a language uses the default store view', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  fetched.mockResolvedValue(Response.json({ data: { cart: null } }))
  await sendCart()
  expect(fetched.mock.calls[0]![1]).toMatchObject({ headers: { store: 'default' } })
})

describe('[API-05] a server error is', () => {
  test.each([
    ['status 300 or above with any body', () => Response.json({ data: { cart: null } }, { status: 300 }), 'the server answered 300'],
    ['status 502', () => Response.json({ errors: [{ message: 'x', extensions: { category: 'graphql-input' } }] }, { status: 502 }), 'the server answered 502'],
    ['a response that cannot be parsed', () => new Response('<html>'), 'the answer cannot be parsed'],
    ['a response without data and errors', () => Response.json({}), 'the answer has neither data nor errors'],
    ['a response with nothing in them', () => Response.json({ data: null, errors: [] }), 'the answer has neither data nor errors'],
    ['a response that is no object', () => Response.json('ok'), 'the answer is not GraphQL'],
  ])('%s', async (_what, answer, message) => {
    fetched.mockResolvedValue(answer())
    const error = await sendCart().catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({ operation: 'Cart', message: `Cart: ${message}` })
  })

  test('a network failure', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(sendCart()).rejects.toBeInstanceOf(ServerError)
  })
})

describe('[OPS-03] a failure has the id under which the log has it', () => {
  const failed = async (body: object, status: number) => {
    fetched.mockResolvedValue(Response.json(body, { status, headers: { 'x-request-id': 'k7f3-q9xm-2rth' } }))
    return referenceOf(await sendCart().catch((failure: unknown) => failure))
  }

  test.each([
    ['an outage', {}, 502],
    ['an internal error', { errors: [{ message: 'Internal server error', path: ['cart'], extensions: { category: 'internal' } }] }, 200],
  ])('%s', async (_what, body, status) => expect(await failed(body, status)).toBe('k7f3-q9xm-2rth'))

  test.each([
    ['too many attempts', { errors: [] }, 429],
    ['a refusal', { errors: [{ message: 'No.', path: ['cart'], extensions: { category: 'graphql-input' } }] }, 200],
  ])('not %s, which is no failure', async (_what, body, status) => expect(await failed(body, status)).toBeUndefined())
})

describe('a refusal carries the reason of its category', () => {
  test.each([
    ['graphql-input', 'invalid-input'],
    ['graphql-no-such-entity', 'not-found'],
    ['graphql-authentication', 'not-signed-in'],
    ['graphql-authorization', 'not-allowed'],
    ['graphql-already-exists', 'already-exists'],
    [undefined, 'not-found'],
  ])('%s is %s', async (category, reason) => {
    fetched.mockResolvedValue(Response.json({ errors: [{ message: 'no', path: ['cart'], ...(category && { extensions: { category } }) }], data: { cart: null } }))
    const error = await sendCart().catch((refusal: unknown) => refusal)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ message: 'no', reason })
  })

  test.each([
    ['an internal error, or one of a library,', { message: 'SQLSTATE[HY000]', path: ['cart'], extensions: { category: 'internal' } }],
    ['an error without a path', { message: 'Anything' }],
  ])('%s of the backend is not a refusal', async (_what, error) => {
    fetched.mockResolvedValue(Response.json({ data: { cart: null }, errors: [error] }))
    await expect(sendCart()).rejects.toBeInstanceOf(ServerError)
  })

  test('nor is what is no list of errors', async () => {
    fetched.mockResolvedValue(Response.json({ data: { cart: { id: 'c' } }, errors: 'Deadlock' }))
    await expect(sendCart()).rejects.toThrow('the answer is not GraphQL')
  })
})

test.each([
  ['estimateShippingMethods', () => send(EstimateShippingOperation, { cartId: 'abc', country: 'PL' })],
  ['requestPasswordResetEmail', () => send(RequestPasswordResetEmailOperation, { email: 'anna@example.com' })],
  ['deleteCustomer', () => send(DeleteCustomerOperation, {})],
])('[API-05] a mutation whose answer is null without an error is unanswered: %s', async (field, request) => {
  fetched.mockImplementation(async () => Response.json({ data: { [field]: null } }))
  expect(isUnanswered(await request().catch((failure: unknown) => failure))).toBe(true)
})

test('a caller that reads null itself has it', async () => {
  fetched.mockResolvedValue(Response.json({ data: { deleteCustomer: null } }))
  expect(await send(DeleteCustomerOperation, {}, { dispensable: ['deleteCustomer'] })).toEqual({ deleteCustomer: null })
})

test('an answer that lacks only a part is shown without it, unless the caller needs all of it', async () => {
  const partial = { data: { cart: { id: 'abc', items: [null] } }, errors: [{ message: 'gone', path: ['cart', 'items', 0] }] }
  fetched.mockImplementation(async () => Response.json(partial))
  expect(await sendCart()).toEqual(partial.data)
  await expect(send(CartOperation, { cartId: 'abc' }, { isComplete: true })).rejects.toThrow('gone')
  const whole = { data: { cart: null, other: {} }, errors: [{ message: 'gone', path: ['cart', 'id'] }] }
  fetched.mockImplementation(async () => Response.json(whole))
  await expect(sendCart()).rejects.toThrow('gone')
  expect(await send(CartOperation, { cartId: 'abc' }, { dispensable: ['cart'] })).toEqual(whole.data)
})

import { afterEach, expect, test } from 'vitest'
import { send } from '../../ask.fixture.ts'
import { openShop, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { addCustomer, bearer } from '../../modules/customer/customer.fixture.ts'
import type { Release } from '../release.ts'

let shop: TestShop
afterEach(() => shop.close())

async function answer(release: Release, body: object, headers: Record<string, string> = {}) {
  shop = openShop(':memory:', undefined, release)
  const response = await send(shop.backend, JSON.stringify(body), headers)
  return { status: response.status, ...((await response.json()) as { data?: unknown; errors?: unknown[] }) }
}

const noStore = [{ message: 'Requested store is not found (nope)', extensions: { category: 'graphql-input' } }]

test.each([['2.4.6', 500], ['2.4.7', 500], ['2.4.8', 400], ['2.4.9', 400]] as const)(
  '%s answers a request for an unknown store view with status %s', async (release, status) => {
    expect(await answer(release, { query: '{ storeConfig { code } }' }, { store: 'nope' })).toEqual({ status, errors: noStore })
  },
)

test('2.4.6 answers a syntax error with status 500, and an empty or ambiguous request with 200', async () => {
  expect((await answer('2.4.6', { query: '{' })).status).toBe(500)
  await shop.close()
  expect(await answer('2.4.6', {})).toMatchObject({ status: 200, errors: [{ message: 'Syntax Error: Unexpected <EOF>.' }] })
  await shop.close()
  expect((await answer('2.4.6', { query: 'query A { __typename } query B { __typename }' })).status).toBe(200)
})

test.each(['2.4.6', '2.4.7'] as const)('%s treats a client with an invalid token as a guest', async (release) => {
  const bad = { authorization: 'Bearer nope' }
  expect(await answer(release, { query: '{ storeConfig { code } }' }, bad)).toMatchObject({ status: 200, data: { storeConfig: { code: 'en' } } })
  const good = bearer(addCustomer(shop.backend.database))
  const { data } = (await (await send(shop.backend, '{"query":"{ customer { email } }"}', good)).json()) as { data: unknown }
  expect(data).toEqual({ customer: { email: 'anna@example.com' } })
})

test('2.4.8 refuses an invalid token', async () => {
  expect((await answer('2.4.8', { query: '{ storeConfig { code } }' }, { authorization: 'Bearer nope' })).status).toBe(401)
})

test('2.4.6 answers a query for an unknown type with an internal error', async () => {
  const query = '{ route(url: "x") { type ... on RoutableUrl { relative_url } } }'
  expect(await answer('2.4.6', { query })).toEqual({ status: 500, errors: [{ message: 'Internal server error' }] })
  await shop.close()
  expect((await answer('2.4.7', { query })).data).toEqual({ route: null })
})

const CART = { query: `{ cart(cart_id: "${'x'.repeat(32)}") { id } }` }

test('2.4.6 reports no category for a missing entity', async () => {
  const message = `Could not find a cart with ID "${'x'.repeat(32)}"`
  const { errors } = await answer('2.4.6', CART)
  expect(errors).toEqual([{ message, path: ['cart'], locations: [{ line: 1, column: 3 }] }])
  await shop.close()
  expect((await answer('2.4.7', CART)).errors).toMatchObject([{ message, extensions: { category: 'graphql-no-such-entity' } }])
})

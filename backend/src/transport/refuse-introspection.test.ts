import { getIntrospectionQuery } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import { ask, PUBLIC_URL, send } from '../ask.fixture.ts'
import { type Backend, createBackend } from '../create-backend.ts'
import { addProducts } from '../modules/cart/products.fixture.ts'

let shop: Backend
afterEach(() => shop.close())

function open(introspection: boolean): void {
  shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, introspection })
  addProducts(shop.database)
}

const message = 'GraphQL introspection is not allowed, but the query contained __schema or __type'

test.each([
  ['{ __schema { queryType { name } } }', 3],
  ['{ __type(name: "Cart") { name } }', 3],
  ['{ ...Types } fragment Types on Query { storeConfig { code } types: __type(name: "Cart") { name } }', 61],
])("a shop without introspection refuses %s with Magento's message", async (query, column) => {
  open(false)
  const response = await send(shop, JSON.stringify({ query }))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ errors: [{ message, locations: [{ line: 1, column }] }] })
})

test('`__typename` is still allowed', async () => {
  open(false)
  expect((await ask(shop, '{ __typename storeConfig { __typename } }')).data).toEqual({ __typename: 'Query', storeConfig: { __typename: 'StoreConfig' } })
})

test('introspection is allowed by default', async () => {
  open(true)
  expect((await ask(shop, getIntrospectionQuery())).errors).toBeUndefined()
})

import { expect, test } from 'vitest'
import { PUBLIC_URL, refusal, send } from '../ask.fixture.ts'
import { createBackend } from '../create-backend.ts'
import { addProducts } from '../modules/cart/products.fixture.ts'
import { isTooDeep } from './request-body.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test.each([
  ['512 brackets', nested(512), false],
  ['513 brackets', nested(513), true],
  ['513 objects', '{"a":'.repeat(513), true],
  ['600 brackets beside each other', '[],'.repeat(600), false],
  ['brackets in a string', JSON.stringify({ text: nested(600) }), false],
  ['brackets after an escaped quote', JSON.stringify({ text: `"${nested(600)}` }), false],
  ['brackets after a string', `["text",${nested(600)}]`, true],
  ['a long string', `"${'x'.repeat(1_000_000)}"`, false],
  ['a string that never ends', '"'.padEnd(1_000_001, '\\"'), false],
])('%s', (_what, json, expected) => {
  expect(isTooDeep(json)).toBe(expected)
})

test("a body of brackets is refused with Magento's message, and 500 of them are accepted", async () => {
  const shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  addProducts(shop.database)
  const body = (levels: number) => `{"query":"{ storeConfig { code } }","variables":{"a":${nested(levels)}}}`
  const refused = await send(shop, body(400_000))
  expect({ status: refused.status, answer: await refused.json() }).toEqual({ status: 400, answer: { errors: refusal('Unable to parse the request.') } })
  expect((await send(shop, body(500))).status).toBe(200)
  await shop.close()
})

test.each([
  ['an empty array of variables, as PHP sends it', { variables: [] }],
  ['no variables', { variables: null }],
  ['keys that are not known', { foo: 1, id: 'abc' }],
  ['an empty name of a single operation', { operationName: '' }],
])('a body with %s is accepted', async (_what, more) => {
  const shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  addProducts(shop.database)
  const answer = await send(shop, JSON.stringify({ query: 'query Code { storeConfig { store_code } }', ...more }))
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body: { data: { storeConfig: { store_code: expect.any(String) } } } })
  await shop.close()
})

test.each([
  ['a list of variables', { variables: [1] }],
  ['a body without a query', { query: undefined }],
])('%s is still refused', async (_what, more) => {
  const shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  expect(await (await send(shop, JSON.stringify({ query: '{ storeConfig { store_code } }', ...more }))).json()).toMatchObject({ errors: [expect.anything()] })
  await shop.close()
})

import { expect, test } from 'vitest'
import { fakeBackend } from '../../src/graphql/backend.fixture.ts'
import { checkBackend } from './check-backend.ts'

const backend = fakeBackend()

test('[OPS-01] the backend is healthy if it answers a query with data', async () => {
  backend.answer = () => Response.json({ data: { storeConfig: { store_code: 'default' } } })
  expect(await checkBackend()).toBe(true)
  expect(backend.calls[0]?.body).toMatchObject({ operationName: 'Health', query: 'query Health{storeConfig{store_code}}' })
})

test.each([
  ['an error page', () => new Response('<h1>Maintenance</h1>', { status: 503 })],
  ['an internal error', () => Response.json({ errors: [{ message: 'Internal server error' }], data: { storeConfig: null } })],
])('[OPS-01] and not with %s', async (_what, answer) => {
  backend.answer = answer
  await expect(checkBackend()).rejects.toThrow('Health')
})

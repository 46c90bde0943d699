import { expect, test } from 'vitest'
import { PUBLIC_URL } from '../ask.fixture.ts'
import { createBackend } from '../create-backend.ts'
import { graphiqlPage } from './graphiql-page.ts'

test('a browser gets GraphiQL, which is rendered once', async () => {
  const shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  const response = await shop.fetch(new Request(`${PUBLIC_URL}/graphql`, { headers: { accept: 'text/html' } }))
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('<title>Halny · GraphiQL</title>')
  expect(graphiqlPage({})).toBe(graphiqlPage({}))
  await shop.close()
})

import { createSchema, createYoga } from 'graphql-yoga'
import { expect, test } from 'vitest'
import { limitResponseSize } from './limit-response-size.ts'

const server = createYoga({
  schema: createSchema({ typeDefs: 'type Query { text: String }', resolvers: { Query: { text: () => 'x'.repeat(1000) } } }),
  plugins: [limitResponseSize(10_000)],
  maskedErrors: false,
  logging: false,
})

async function query(times: number) {
  const document = `{ ${Array.from({ length: times }, (_, number) => `text${number}: text`).join(' ')} }`
  return (await server.fetch(`http://shop.test/graphql?${new URLSearchParams({ query: document })}`)).json() as Promise<{ data?: object; errors?: object[] }>
}

test('a response that repeats a long text too often is refused', async () => {
  expect(Object.keys((await query(9)).data!)).toHaveLength(9)
  expect(await query(11)).toEqual({ errors: [{ message: 'The answer is too large.', extensions: { category: 'graphql-input' } }] })
})

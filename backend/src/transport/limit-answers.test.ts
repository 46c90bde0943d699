import { createSchema, createYoga } from 'graphql-yoga'
import { expect, test } from 'vitest'
import { limitAnswers } from './limit-answers.ts'

const server = createYoga({
  schema: createSchema({ typeDefs: 'type Query { text: String }', resolvers: { Query: { text: () => 'x'.repeat(1000) } } }),
  plugins: [limitAnswers(10_000)],
  maskedErrors: false,
  logging: false,
})

async function asked(times: number) {
  const query = `{ ${Array.from({ length: times }, (_, number) => `text${number}: text`).join(' ')} }`
  return (await server.fetch(`http://shop.test/graphql?${new URLSearchParams({ query })}`)).json() as Promise<{ data?: object; errors?: object[] }>
}

test('an answer that repeats a long text too often is not written', async () => {
  expect(Object.keys((await asked(9)).data!)).toHaveLength(9)
  expect(await asked(11)).toEqual({ errors: [{ message: 'The answer is too large.', extensions: { category: 'graphql-input' } }] })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../backend/src/ask.fixture.ts'
import type { Backend } from '../backend/src/create-backend.ts'
import { openShop } from '../backend/src/shop.fixture.ts'
import { answer, type AnsweredQuestion, MIN_ANSWERED } from '../bench/search/answers.ts'
import { QUESTIONS } from '../bench/search/questions.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

test('[SEARCH-03] of 120 questions of shoppers, at least 110 have an expected product among the first three, or nothing where the shop sells none', async () => {
  const ask = (store: string, query: string, variables = {}) => answerOf(shop, query, variables, store)
  const answers: AnsweredQuestion[] = []
  for (const store of ['en', 'pl'] as const) {
    expect(QUESTIONS[store]).toHaveLength(60)
    for (const question of QUESTIONS[store]) answers.push(await answer(ask, store, question))
  }
  const missed = answers.filter(({ isHit }) => !isHit)
  expect(answers.length - missed.length, `missed: ${missed.map(({ search, names }) => `${search} (${names.join(', ')})`).join('; ')}`).toBeGreaterThanOrEqual(MIN_ANSWERED)
})

test('[SEARCH-03] a word that names one kind of goods finds at most a fifth of the shop', async () => {
  const ask = (store: string, query: string, variables = {}) => answerOf(shop, query, variables, store)
  const all = (await answerOf(shop, '{ products(filter: {}) { total_count } }', {}, 'en')).products.total_count
  const broad: string[] = []
  for (const store of ['en', 'pl'] as const) {
    for (const question of QUESTIONS[store].filter(({ search }) => /^\p{L}+$/u.test(search))) {
      const { total } = await answer(ask, store, question)
      if (total > all / 5) broad.push(`${question.search}: ${total} of ${all}`)
    }
  }
  expect(broad).toEqual([])
})

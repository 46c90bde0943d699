import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../backend/src/ask.fixture.ts'
import type { Backend } from '../backend/src/create-backend.ts'
import { openShop } from '../backend/src/shop.fixture.ts'
import { answer, type AnsweredQuestion, MIN_ANSWERED, readVocabulary } from '../bench/search/answers.ts'
import { NOT_SOLD, type Question, QUESTIONS } from '../bench/search/questions.ts'

const STORES = ['en', 'pl'] as const

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const ask = (store: string, query: string, variables = {}) => answerOf(shop, query, variables, store)

async function answersOf(store: 'en' | 'pl', questions: readonly Question[]): Promise<AnsweredQuestion[]> {
  const vocabulary = await readVocabulary(ask, store)
  const answers: AnsweredQuestion[] = []
  for (const question of questions) answers.push(await answer(ask, store, vocabulary, question))
  return answers
}

test('[SEARCH-03] of 120 questions of shoppers, at least 110 have an expected product among the first three, or nothing where the shop sells none', async () => {
  const answers: AnsweredQuestion[] = []
  for (const store of STORES) {
    expect(QUESTIONS[store]).toHaveLength(60)
    answers.push(...(await answersOf(store, QUESTIONS[store])))
  }
  const missed = answers.filter(({ isHit }) => !isHit)
  expect(answers.length - missed.length, `missed: ${missed.map(({ search, names }) => `${search} (${names.join(', ')})`).join('; ')}`).toBeGreaterThanOrEqual(MIN_ANSWERED)
})

test('[SEARCH-03] a word that names one kind of goods finds at most a fifth of the shop', async () => {
  const all = (await answerOf(shop, '{ products(filter: {}) { total_count } }', {}, 'en')).products.total_count
  const broad: string[] = []
  for (const store of STORES) {
    const answers = await answersOf(store, QUESTIONS[store].filter(({ search }) => /^\p{L}+$/u.test(search)))
    for (const { search, total } of answers) if (total > all / 5) broad.push(`${search}: ${total} of ${all}`)
  }
  expect(broad).toEqual([])
})

const ALSO_NOT_SOLD = {
  en: ['tents', 'boots', 'mittens', 'tarp', 'fridge', 'fork', 'rope', 'skates', 'hose', 'plates'],
  pl: ['but', 'namioty', 'koce', 'lodówka', 'lalka', 'ławka', 'lina', 'narta', 'kapcie', 'stół'],
}

test.each(STORES)('[SEARCH-04] what the shop does not sell is not replaced by a word that looks like it: %s', async (store) => {
  const notSold = QUESTIONS[store].filter(({ expected }) => expected === NOT_SOLD).map(({ search }) => search)
  const questions = [...notSold, ...ALSO_NOT_SOLD[store]].map((search): Question => ({ search, expected: NOT_SOLD }))
  const answers = await answersOf(store, questions)
  expect(answers.filter(({ corrected }) => corrected !== undefined).map(({ search, corrected }) => `${search}: ${corrected}`)).toEqual([])
})

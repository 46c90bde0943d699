import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import { KINDS } from '../../services/media/drawings/core/draw-options.ts'
import { openShop } from '../../shop.fixture.ts'
import { PRODUCTS } from '../catalog/seed-products.ts'
import { NICKNAMES, PHRASES, SUMMARIES } from './phrases.ts'
import { planReviews } from './plan-reviews.ts'
import { subjectOf } from './subjects.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const row = (sql: string) => shop.database.prepare(sql).get() as Record<string, number>

describe('reviews', () => {
  test('are mostly good and sometimes bad, and some products have none', () => {
    const { mean, bad, all } = row('SELECT avg(value) AS mean, sum(value <= 2) AS bad, count(*) AS "all" FROM review_vote') as { mean: number; bad: number; all: number }
    expect(mean).toBeGreaterThan(4.2)
    expect(mean).toBeLessThan(4.4)
    expect(bad / all).toBeGreaterThan(0.04)
    const counts = PRODUCTS.map((plan) => planReviews(plan).length)
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(30)
    expect(counts.filter((count) => count > 0 && count < 3)).toEqual([])
    expect(Math.max(...counts)).toBeGreaterThan(25)
    expect(row("SELECT count(*) AS n FROM review WHERE status = 'pending'").n).toBeGreaterThan(10)
  })

  test('are in the language of their store view', async () => {
    const ask = async (store: string) =>
      (await answerOf(shop, '{ products(filter: { sku: { eq: "HAL-KRY" } }) { items { review_count reviews(pageSize: 40) { items { text nickname } } } } }', {}, store)).products.items[0]
    const [english, polish] = [await ask('en'), await ask('pl')]
    expect(english.review_count).toBeGreaterThan(3)
    expect(polish.review_count).toBeGreaterThan(3)
    const letters = /[ąćęłńóśźż]/
    const texts = ({ reviews }: { reviews: { items: { text: string }[] } }) => reviews.items.map(({ text }) => text).join(' ')
    expect(texts(polish)).toMatch(letters)
    expect(texts(english)).not.toMatch(letters)
  })

  test('do not repeat for one product', () => {
    expect(row('SELECT count(*) AS n FROM (SELECT 1 FROM review GROUP BY product_id, store_id, text HAVING count(*) > 1)').n).toBe(0)
  })
})

test('every phrase has two different translations without stray blanks', () => {
  const subjects = KINDS.map((kind) => subjectOf(kind, false)).concat(subjectOf('watch', true))
  const pairs = [...Object.values(PHRASES).flat(), ...SUMMARIES.flat(), ...subjects.flatMap(({ praise, blame }) => [...praise, ...blame])]
  expect(pairs.filter(([english, polish]) => english === polish || [english, polish].some((text) => /^\s|\s$| {2}/.test(text)))).toEqual([])
  expect(NICKNAMES.every((names) => new Set(names).size === names.length)).toBe(true)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import { openShop } from '../../shop.fixture.ts'
import { PRODUCTS } from '../catalog/seed-products.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
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

  test('begin with those in the language of the store view, and make one rating', async () => {
    const ask = async (store: string) =>
      (await answerOf(shop, '{ products(filter: { sku: { eq: "HAL-KRY" } }) { items { review_count rating_summary reviews(pageSize: 5) { items { text nickname } } } } }', {}, store)).products.items[0]
    const [english, polish] = [await ask('en'), await ask('pl')]
    expect(english.review_count).toBeGreaterThan(10)
    expect([polish.review_count, polish.rating_summary]).toEqual([english.review_count, english.rating_summary])
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
  const subjects = new Set(PRODUCTS.map(subjectOf))
  const phrases = Object.values(PHRASES).flatMap((scopes): LocalizedText[] => Object.values(scopes).flat())
  const pairs = [...phrases, ...SUMMARIES.flat(), ...[...subjects].flatMap(({ praise, blame }) => [...praise, ...blame])]
  expect(pairs.filter(([english, polish]) => english === polish || [english, polish].some((text) => /^\s|\s$| {2}/.test(text)))).toEqual([])
  expect(NICKNAMES.every((names) => new Set(names).size === names.length)).toBe(true)
})

describe('what reviewers say', () => {
  const textsOf = (has: (plan: ProductPlan) => boolean) => PRODUCTS.filter(has).flatMap((plan) => planReviews(plan).map(({ text }) => ({ plan, text })))

  test('fits the product: no rain on a wind jacket, no feathers from synthetic fill, no parcel around a film', () => {
    const drenched = textsOf(({ kind, traits }) => kind === 'shell-jacket' && !traits.climate?.includes('rain'))
    expect(drenched.filter(({ text }) => /hours of rain|godziny deszczu/.test(text))).toEqual([])
    expect(textsOf(({ traits }) => !traits.material?.includes('down')).filter(({ text }) => /feather|piór/i.test(text))).toEqual([])
    expect(textsOf(({ downloads }) => downloads !== undefined).filter(({ text }) => /deliver|cardboard|parcel|dostaw|karton|paczk/i.test(text))).toEqual([])
  })

  test('names a size that the product has, the body that it fits, and mostly a true fit', () => {
    const sized = textsOf(({ sizes }) => sizes?.includes('M') === true)
    const notes = sized.filter(({ text }) => /\d cm/.test(text))
    expect(notes.length / sized.length).toBeGreaterThan(0.3)
    expect(notes.length / sized.length).toBeLessThan(0.6)
    const named = (text: string) => text.match(/\b(?:XS|S|M|L|XL|XXL)\b/g) ?? []
    expect(notes.filter(({ plan, text }) => named(text).length === 0 || named(text).some((size) => !plan.sizes?.includes(size)))).toEqual([])
    const heights = notes.map(({ text }) => Number(/(\d+) cm/.exec(text)?.[1]))
    expect([Math.min(...heights) >= 154, Math.max(...heights) <= 197]).toEqual([true, true])
    const small = notes.filter(({ text }) => /runs small|size up|cut close|zaniżon|o rozmiar większe|blisko ciała/i.test(text))
    const large = notes.filter(({ text }) => /runs large|roomy|the smaller|zawyżon|obszerne|brać mniejszy/i.test(text))
    expect(small.length).toBeGreaterThan(10)
    expect(large.length).toBeGreaterThan(10)
    expect((small.length + large.length) / notes.length).toBeLessThan(0.4)
  })
})

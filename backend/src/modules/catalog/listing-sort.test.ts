import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import { openShop } from '../../shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const FIELDS = '{ products(filter: {}, pageSize: 1) { sort_fields { default options { value label } } } }'
const fields = async (store?: string) => (await answerOf(shop, FIELDS, {}, store)).products.sort_fields.options as { value: string; label: string }[]

const SORTED = 'query($sort: ProductAttributeSortInput) { products(filter: {}, pageSize: 300, sort: $sort) { items { sku } } }'
const sorted = async (sort: object): Promise<string[]> => (await answerOf(shop, SORTED, { sort })).products.items.map(({ sku }: { sku: string }) => sku)

const values = (code: string) =>
  new Map(
    (shop.database
      .prepare('SELECT p.sku, v.value FROM product_attribute_value v JOIN attribute a ON a.id = v.attribute_id JOIN product p ON p.id = v.product_id WHERE a.code = ?')
      .all(code) as { sku: string; value: string }[]).map(({ sku, value }) => [sku, value]),
  )

test('a listing can be sorted by the attributes that are used for it, with their labels in the language of the store view', async () => {
  const own = ['in_shop_since', 'sales_rank', 'rating', 'discount']
  expect((await fields()).map(({ value }) => value)).toEqual(['position', 'name', 'price', ...own])
  expect((await fields('pl')).find(({ value }) => value === 'rating')).toEqual({ value: 'rating', label: 'Ocena' })
  shop.database.exec("UPDATE attribute SET used_for_sort_by = 0 WHERE code = 'rating'")
  expect((await fields()).map(({ value }) => value)).not.toContain('rating')
  shop.database.exec("UPDATE attribute SET used_for_sort_by = 1 WHERE code = 'rating'")
})

test.each(['discount', 'rating'])('products without a %s come last in both directions, and numbers are not compared as text', async (code) => {
  const known = values(code)
  for (const direction of ['ASC', 'DESC'] as const) {
    const skus = await sorted({ [code]: direction })
    const first = skus.findIndex((sku) => !known.has(sku))
    expect(first).toBeGreaterThan(5)
    expect(skus.slice(first).filter((sku) => known.has(sku))).toEqual([])
    const numbers = skus.slice(0, first).map((sku) => Number(known.get(sku)))
    expect(numbers).toEqual(numbers.toSorted((one, other) => (direction === 'ASC' ? one - other : other - one)))
  }
})

test('the sample shop’s values are true: bestsellers sell best, the new ones came last, the rating is that of the reviews', async () => {
  const bestsellers = (await answerOf(shop, '{ products(filter: { category_url_path: { eq: "bestsellers" } }, sort: { position: ASC }, pageSize: 50) { items { sku } } }')).products.items.map(({ sku }: { sku: string }) => sku)
  expect((await sorted({ sales_rank: 'ASC' })).slice(0, bestsellers.length)).toEqual(bestsellers)
  const newOnes = new Set((shop.database.prepare('SELECT sku FROM product WHERE new_from IS NOT NULL').all() as { sku: string }[]).map(({ sku }) => sku))
  const latest = await sorted({ in_shop_since: 'DESC' })
  expect(latest.findLastIndex((sku) => newOnes.has(sku))).toBeLessThan(latest.findIndex((sku) => !newOnes.has(sku)))
  const rated = (await answerOf(shop, '{ products(filter: {}, pageSize: 300) { items { sku rating_summary } } }')).products.items as { sku: string; rating_summary: number }[]
  const ratings = values('rating')
  for (const { sku, rating_summary: rating } of rated.filter((product) => product.rating_summary > 0)) expect(Number(ratings.get(sku))).toBe(rating)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { toUid } from '../../graphql/uid.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

interface Facet {
  readonly attribute_code: string
  readonly label: string
  readonly count: number
  readonly position: number | null
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[]
}

const FACETS = `query($filter: ProductAttributeFilterInput, $search: String, $direct: Boolean) {
  products(filter: $filter, search: $search) {
    total_count
    aggregations(filter: { category: { includeDirectChildrenOnly: $direct } }) {
      attribute_code label count position options { label value count }
    }
  }
}`

const facets = async (variables: object, store?: string): Promise<Facet[]> =>
  (await answerOf(shop, FACETS, variables, store)).products.aggregations

const WOMEN = 4

test('facets are ordered: price, category, then attributes by position', async () => {
  const found = await facets({ filter: {} })
  expect(found.slice(0, 5).map(({ attribute_code }) => attribute_code)).toEqual(['price', 'category_uid', 'color', 'size', 'gender'])
  expect(found.map(({ position }) => position)).toEqual([null, null, ...found.slice(2).map((_, index) => index)])
  expect(found.every(({ count, options }) => count === options.length && options.every((option) => option.count > 0))).toBe(true)
})

test('facets have labels in the language of the store view', async () => {
  const [price, category, color] = await facets({ filter: {} }, 'pl')
  expect([price!.label, category!.label, color!.label]).toEqual(['Cena', 'Kategoria', 'Kolor'])
  expect(color!.options.map(({ label }) => label)).toContain('Świerk')
})

test('price buckets are the largest power of ten that makes two of them', async () => {
  const [price] = await facets({ filter: {} })
  expect(price).toMatchObject({
    attribute_code: 'price',
    options: [
      { label: '0-1000', value: '0_1000' },
      { label: '1000-2000', value: '1000_2000' },
    ],
  })
  expect(price!.options.reduce((sum, { count }) => sum + count, 0)).toBe(253)
})

test('facet counts match the results of a filter by the value', async () => {
  const all = await facets({ filter: {} })
  for (const code of ['color', 'size', 'material', 'category_uid']) {
    const { options } = all.find(({ attribute_code }) => attribute_code === code)!
    for (const { value, count } of options.slice(0, 3)) {
      const { products } = await answerOf(shop, FACETS, { filter: { [code]: { eq: value } } })
      expect({ code, value, count: products.total_count }).toEqual({ code, value, count })
    }
  }
})

describe('facets of a category', () => {
  test('list the category itself and its siblings, but never the root', async () => {
    const uids = (await facets({ filter: { category_uid: { eq: toUid(WOMEN) } } }))[1]!.options.map(({ value }) => value)
    expect(uids).toContain(toUid(WOMEN))
    expect(uids).not.toContain(toUid(2))
  })

  test('are limited to its direct children for a plain category_id', async () => {
    const labels = async (filter: object) => (await facets({ filter, direct: true }))[1]!.options.map(({ label }) => label)
    expect(await labels({ category_id: { eq: String(WOMEN) } })).toEqual(['Tops', 'Bottoms', 'Accessories'])
    expect(await labels({ category_uid: { eq: toUid(WOMEN) } })).toContain('Jackets')
  })
})

test('facets are empty without results', async () => {
  expect(await facets({ search: 'qwertyuiop' })).toEqual([])
})

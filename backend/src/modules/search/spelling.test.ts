import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { editDistance } from './edit-distance.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const SUGGESTIONS = `query($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter) { total_count suggestions { search } }
}`
const suggested = async (variables: object, store?: string) =>
  (await answerOf(shop, SUGGESTIONS, variables, store)).products.suggestions.map(({ search }: { search: string }) => search)

test.each([
  ['flece', 'fleece'],
  ['mreino', 'merino'],
  ['giewnt flece', 'giewont fleece'],
])('[SEARCH-04] for %s, which finds nothing, suggests %s', async (search, meant) => {
  expect((await suggested({ search }))[0]).toBe(meant)
})

test.each([
  ['meska gurtka', 'męska kurtka'],
  ['gurtka', 'kurtka'],
  ['urtka', 'kurtka'],
  ['ukrtka', 'kurtka'],
  ['kutrka meska', 'kurtka męska'],
  ['swinca', 'świnica'],
  ['lawina', undefined],
  ['lawinwe', 'lawinowe'],
  ['zuk', undefined],
  // No product is both.
  ['kutrka siklawa', undefined],
  ['kutrka xqzzwv', undefined],
])('[SEARCH-04] Polish words are suggested as the shop writes them: %s → %s', async (search, meant) => {
  expect((await suggested({ search }, 'pl'))[0]).toBe(meant)
})

test('[SEARCH-04] a suggestion has results in the language of the store view', async () => {
  const meant = await suggested({ search: 'kurtak' }, 'pl')
  expect(meant).toContain('kurtka')
  for (const search of meant) {
    const { total_count } = (await answerOf(shop, SUGGESTIONS, { search }, 'pl')).products
    expect(total_count).toBeGreaterThan(0)
  }
  expect(await suggested({ search: 'kurtak' })).not.toContain('kurtka')
})

test('[SEARCH-04] suggests nothing for a search with results, without similar words or without a text', async () => {
  expect(await suggested({ search: 'fleece' })).toEqual([])
  expect(await suggested({ search: 'qwertyuiop' })).toEqual([])
  expect(await suggested({ search: '*()' })).toEqual([])
  expect(await suggested({ filter: { sku: { eq: 'nope' } } })).toEqual([])
})

test.each([
  ['fleece', 'fleece', 0],
  ['flece', 'fleece', 1],
  ['mreino', 'merino', 1],
  ['ukrtak', 'kurtka', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('the edit distance from %j to %j is %d', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters)
})

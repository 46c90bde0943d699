import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import { openShop } from '../../shop.fixture.ts'
import { updateSearchIndex } from './search-index.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const SEARCH = `query ($search: String!) { products(search: $search, pageSize: 100) {
  total_count items { sku categories { url_key } } suggestions { search }
} }`

interface Item {
  readonly sku: string
  readonly categories: readonly { readonly url_key: string }[]
}

const find = async (search: string, store = 'en') => (await answerOf(shop, SEARCH, { search }, store)).products as { total_count: number; items: Item[] }
const skus = async (search: string, store?: string) => (await find(search, store)).items.map(({ sku }) => sku)
const isIn = ({ categories }: Item, keys: readonly string[]) => categories.some(({ url_key }) => keys.includes(url_key))

test.each([
  ['kurtka', ['kurtki', 'kurtkę', 'kurtek', 'KURTKAMI']],
  ['spodnie', ['spodni', 'spodniami', 'spodniach']],
  ['męska kurtka', ['meska kurtka', 'męskie kurtki', 'kurtek męskich']],
  ['żleb', ['zleb', 'Żleb', 'żlebu']],
  ['szorty', ['szortów', 'spodenki', 'krótkie spodenki']],
])('[SEARCH-03] in Polish, %s finds the same in other forms, without diacritics and by synonyms', async (search, others) => {
  const expected = (await skus(search, 'pl')).toSorted()
  expect(expected.length).toBeGreaterThan(0)
  for (const other of others) expect([other, (await skus(other, 'pl')).toSorted()]).toEqual([other, expected])
})

test.each([
  ['jacket', ['jackets', 'Jacket', 'jacket the']],
  ['hoodie', ['hoody', 'hoodies']],
  ['shorts', ['short pants']],
  ['women’s jacket', ['womens jacket', 'jackets for women', 'ladies jacket']],
  ['backpack', ['rucksack', 'rucksacks', 'daypack']],
])('[SEARCH-03] in English, %s finds the same in other forms and by synonyms', async (search, others) => {
  const expected = (await skus(search)).toSorted()
  expect(expected.length).toBeGreaterThan(0)
  for (const other of others) expect([other, (await skus(other)).toSorted()]).toEqual([other, expected])
})

test('[SEARCH-03] the words for whom a product is filter, and what is unisex is for everybody', async () => {
  const gender = async (sku: string) => {
    const query = 'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { aggregations { attribute_code options { label } } } }'
    const { products } = await answerOf(shop, query, { sku }, 'en')
    return products.aggregations.find(({ attribute_code }: { attribute_code: string }) => attribute_code === 'gender').options.map(({ label }: { label: string }) => label)
  }
  const [pants, packs] = [await find('mens pants'), await find('plecak damski', 'pl')]
  expect(pants.total_count).toBeGreaterThan(3)
  for (const { sku } of pants.items) expect(await gender(sku)).toEqual(['Men'])
  expect(packs.total_count).toBeGreaterThan(3)
  for (const { sku } of packs.items) expect(await gender(sku)).toEqual(['Unisex'])
  expect(packs.items.slice(0, 3).every((item) => isIn(item, ['plecaki', 'plecaki-jednodniowe', 'plecaki-trekkingowe']))).toBe(true)
})

test('[SEARCH-03] a word that names goods finds only these, not descriptions that mention them', async () => {
  const { items, total_count } = await find('backpack')
  const mentioned = await answerOf(shop, '{ products(filter: { description: { match: "pack" } }, pageSize: 100) { items { sku } } }', {}, 'en')
  expect(mentioned.products.items.map(({ sku }: Item) => sku)).toContain('HAL-WOL')
  expect(total_count).toBeGreaterThan(5)
  expect(items.map(({ sku }) => sku)).not.toContain('HAL-WOL')
  // A description says where a helmet goes, but the shop sells none.
  expect(await skus('helmet')).toEqual([])
})

test('a number that no such product has does not hide the others', async () => {
  expect((await find('30l backpack')).items.slice(0, 3).every((item) => isIn(item, ['backpacks', 'day-packs', 'trekking-packs']))).toBe(true)
})

test('a text of stop words searches for these, and one of signs for nothing', async () => {
  expect((await find('the')).total_count).toBeGreaterThan(0)
  expect((await find('"*" (')).total_count).toBe(0)
  expect((await find('AND')).total_count).toBe((await find('and')).total_count)
})

test('the index of an earlier program is filled again', async () => {
  const before = await skus('kurt', 'pl')
  expect(before.length).toBeGreaterThan(0)
  shop.database.exec('UPDATE search_index SET version = 0; DELETE FROM search_word')
  expect(await skus('kurt', 'pl')).toEqual([])
  updateSearchIndex(shop.database)
  expect(await skus('kurt', 'pl')).toEqual(before)
})

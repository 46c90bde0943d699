import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedLargeShop } from '../../commands/large-shop/seed-large-shop.ts'
import { type Backend, createBackend } from '../../create-backend.ts'
import type { ProductAttributeFilterInput } from '../../generated/resolvers.ts'
import { Random } from '../../services/media/drawings/core/random.ts'
import { answerOf, PUBLIC_URL } from '../../ask.fixture.ts'
import { fromUid, toUid } from '../../graphql/uid.ts'
import { facetCounts, priceHistogram } from './facet-counts.ts'
import { listing } from './listing.ts'
import { type ListingArguments, listingBySql } from './listing-reference.fixture.ts'

let shop: Backend
beforeAll(() => {
  shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  seedLargeShop(shop.database, 2000)
})
afterAll(() => shop.close())

const random = new Random(7)
const chance = () => random.next()
const below = (limit: number) => Math.floor(chance() * limit)
const some = <Item>(items: readonly Item[], count: number): Item[] => Array.from({ length: count }, () => items[below(items.length)]!)
const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
const numbers = (sql: string): number[] => shop.database.prepare(sql).all().map((row) => Number(row.id))

const WORDS = ['fleece', 'merino', 'kurtka', 'krywan', 'wi', 'polar winter', 'tee light', 'giewont nowhere', 'jacket']

/** A random query: store view, facets, prices, words and sorting in any combination. */
function randomQuery(): { storeId: number; args: ListingArguments } {
  const attributes = shop.database.prepare('SELECT id, code FROM attribute WHERE is_filterable').all() as { id: number; code: string }[]
  const filter: Record<string, unknown> = {}
  if (chance() < 0.5) filter.category_uid = { in: some(numbers('SELECT id FROM category'), 1 + below(2)).map(toUid) }
  for (const { id, code } of some(attributes, below(3))) {
    filter[code] = { in: some(numbers(`SELECT id FROM attribute_option WHERE attribute_id = ${id}`), 1 + below(3)).map(String) }
  }
  if (chance() < 0.3) filter.price = { from: String(below(300)), ...(chance() < 0.7 && { to: String(300 + below(600)) }) }
  if (chance() < 0.1) filter.name = { match: one(WORDS), match_type: 'PARTIAL' }
  const direction = () => one(['ASC', 'DESC'] as const)
  const sort = Object.fromEntries(some(['name', 'position', 'price', 'relevance'], below(3)).map((key) => [key, direction()]))
  const args = { filter: filter as ProductAttributeFilterInput, sort, pageSize: 1 + below(40), currentPage: 1 }
  return { storeId: 1 + below(2), args: chance() < 0.3 ? { ...args, search: one(WORDS) } : args }
}

function answer(storeId: number, args: ListingArguments) {
  const { totalCount, productIds, selection } = listing(shop.database, storeId, args)
  const inOrder = (counts: ReadonlyMap<number, number>) =>
    [...counts].toSorted(([a], [b]) => a - b).map(([id, count]) => ({ id, count }))
  return {
    totalCount,
    ids: productIds,
    options: inOrder(facetCounts(selection, 'options')),
    categories: inOrder(facetCounts(selection, 'categories')),
    prices: inOrder(priceHistogram(selection, 10_000)),
  }
}

/** A random query for the first or another page, with the results of the listing and of plain SQL. */
function randomComparison() {
  const { storeId, args: first } = randomQuery()
  const pages = Math.ceil(Number(listingBySql(shop.database, storeId, first).totalCount) / first.pageSize)
  const args = { ...first, currentPage: pages > 1 && chance() < 0.5 ? 1 + below(pages) : 1 }
  return { args, actual: answer(storeId, args), expected: listingBySql(shop.database, storeId, args) }
}

test('listings match the results, counts and order of plain SQL', () => {
  for (let round = 0; round < 200; round += 1) {
    const { args, actual, expected } = randomComparison()
    expect({ args, ...actual }).toEqual({ args, ...expected })
  }
})

const CHANGES = [
  () => `UPDATE stock SET quantity = 0 WHERE product_id % 7 = ${below(7)}`,
  () => `UPDATE stock SET quantity = 3 WHERE product_id = ${1 + below(2000)}`,
  () => `UPDATE product SET price = ${below(100_000)} WHERE id = ${1 + below(2000)}`,
  () => `UPDATE product SET special_price = ${below(5000)} WHERE id % 50 = ${below(50)}`,
  () => `UPDATE product SET is_enabled = 1 - is_enabled WHERE id % 100 = ${below(100)}`,
  () => `UPDATE product SET visibility = ${1 + below(4)} WHERE id = ${1 + below(2000)}`,
  () => `UPDATE category SET is_active = 1 - is_active WHERE id = ${3 + below(20)}`,
  () => `UPDATE category SET is_anchor = 1 - is_anchor WHERE id = ${3 + below(20)}`,
  () => `UPDATE product_text SET sort_name = 'aa' || sort_name WHERE product_id = ${1 + below(2000)}`,
]

test('they still match after changes of stock, prices, products, names and categories', () => {
  for (let round = 0; round < 60; round += 1) {
    const change = one(CHANGES)()
    shop.database.exec(change)
    const { args, actual, expected } = randomComparison()
    expect({ change, args, ...actual }).toEqual({ change, args, ...expected })
  }
})

test('a rolled-back change leaves the listing unchanged', () => {
  const args = { filter: {}, pageSize: 5, currentPage: 1 }
  const before = answer(1, args)
  shop.database.exec('BEGIN; UPDATE stock SET quantity = 0')
  expect(answer(1, args).totalCount).toBe(0)
  shop.database.exec('ROLLBACK')
  expect(answer(1, args)).toEqual(before)
})

test('a new product is listed after reindexing, even above the reserved ids', async () => {
  const { products: before } = await answerOf(shop, '{ products(filter: {}) { total_count } }')
  shop.database.exec(`
    INSERT INTO product (id, sku, type, price, created_at) VALUES (900000, 'NEW', 'simple', 100, '2026-01-01');
    INSERT INTO product_text (product_id, store_id, name, sort_name, url_key) VALUES (900000, 1, 'New', 'new', 'new');
    INSERT INTO stock (product_id, quantity) VALUES (900000, 1);
    INSERT INTO reindex VALUES (900000);`)
  const { products } = await answerOf(shop, '{ products(filter: {}) { total_count items { sku } } }')
  expect(products.total_count).toBe(before.total_count + 1)
  expect(products.items[0].sku).toBe('NEW')
})

test('category counts follow the stock', async () => {
  const counts = async () => {
    const { categories } = await answerOf(shop, '{ categories { items { children { uid product_count } } } }')
    return categories.items[0].children as { uid: string; product_count: number }[]
  }
  const expected = ({ uid }: { uid: string }) =>
    listingBySql(shop.database, 1, { filter: { category_uid: { eq: uid } }, pageSize: 1, currentPage: 1 }).totalCount
  for (const child of await counts()) expect(child).toEqual({ uid: child.uid, product_count: expected(child) })
  const { uid } = (await counts()).find(({ product_count }) => product_count > 0)!
  shop.database.prepare(`UPDATE stock SET quantity = 0 WHERE product_id IN (
    SELECT product_id FROM listing_category WHERE category_id = ?1 UNION
    SELECT child_id FROM product_variant JOIN listing_category ON product_id = parent_id WHERE category_id = ?1)`).run(fromUid(uid))
  expect((await counts()).find((category) => category.uid === uid)!.product_count).toBe(0)
})

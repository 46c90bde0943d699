import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, PUBLIC_URL } from '../ask.fixture.ts'
import { type Backend, createBackend } from '../create-backend.ts'
import { isDrawn } from '../services/media/svg-of.ts'
import { KINDS } from '../services/media/drawings/core/draw-options.ts'
import { openShop } from '../shop.fixture.ts'
import { ATTRIBUTES } from './catalog/attributes.ts'
import { PRODUCTS } from './catalog/seed-products.ts'
import { isEmpty, seedSampleShop } from './seed.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

type Row = Record<string, string | number | null>

/** Secret values differ each time: the tokens of carts, orders, files and wishlists. */
const SECRETS = { token: '', masked_id: '', hash: '', sharing_code: '' }

const rows = (sql: string, { database } = shop) => database.prepare(sql).all() as Row[]
const count = (sql: string) => rows(`SELECT count(*) AS n FROM ${sql}`)[0]!.n as number

test('the shop is deterministic', async () => {
  const other = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL })
  expect(isEmpty(other.database)).toBe(true)
  seedSampleShop(other.database)
  expect(isEmpty(other.database)).toBe(false)
  const tables = rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'price_day'")
  const comparable = (name: unknown, of: Backend) => rows(`SELECT * FROM ${name}`, of).map((row) => ({ ...row, ...SECRETS }))
  const different = tables.filter(({ name }) => !isDeepStrictEqual(comparable(name, other), comparable(name, shop)))
  expect(different.map(({ name }) => name)).toEqual([])
  await other.close()
})

test.each([
  ['page', 'SELECT content AS text FROM cms_page JOIN cms_page_store s ON s.page_id = cms_page.id WHERE s.store_id = 2'],
  ['block', 'SELECT content AS text FROM cms_block JOIN cms_block_store s ON s.block_id = cms_block.id WHERE s.store_id = 2'],
  ['review', 'SELECT text FROM review WHERE store_id = 2 AND customer_id IS NULL'],
  ['entry', 'SELECT entry AS text FROM content_entry'],
])('no line of a Polish %s ends with a word of one letter', (_, sql) => {
  const texts = rows(sql).map(({ text }) => String(text))
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.flatMap((text) => text.match(/[\s(„>][iouwz][ \n].{9}/g) ?? [])).toEqual([])
})

test('every attribute of every product can be queried', async () => {
  const query = `{ __type(name: "SimpleProduct") { fields { name } } }`
  const fields = (await answerOf(shop, query)).__type.fields.filter(({ name }: { name: string }) => ATTRIBUTES.some(({ code }) => code === name))
  const names: string[] = fields.map(({ name }: { name: string }) => name)
  expect(names).toContain('format')
  const types = ['Simple', 'Virtual', 'Configurable', 'Bundle', 'Grouped', 'Downloadable'].map((type) => `... on ${type}Product { ${names.join(' ')} }`)
  await answerOf(shop, `{ products(filter: {}, pageSize: 300) { items { ${types.join(' ')} } } }`)
})

describe('the shop is large and varied enough for a storefront', () => {
  test('has products of every kind', () => {
    expect(count('product WHERE visibility = 4')).toBeGreaterThanOrEqual(250)
    expect(count('product_variant')).toBeGreaterThan(2500)
    const types = rows('SELECT type, count(*) AS n FROM product WHERE visibility = 4 GROUP BY type ORDER BY type')
    expect(types.map(({ type }) => type)).toEqual(['bundle', 'configurable', 'downloadable', 'grouped', 'simple', 'virtual'])
    expect(types.every(({ n }) => Number(n) >= 5)).toBe(true)
    expect(KINDS.filter((kind) => !PRODUCTS.some((plan) => plan.kind === kind))).toEqual([])
  })

  test('has various prices, stock and options', () => {
    expect(count('listing_product l JOIN product p ON p.id = l.product_id WHERE p.visibility = 4 AND NOT is_in_stock')).toBe(2)
    expect(count('product p JOIN stock s ON s.product_id = p.id WHERE p.visibility = 1 AND quantity = 0')).toBeGreaterThan(100)
    expect(count('stock WHERE quantity BETWEEN 1 AND low_stock_threshold')).toBeGreaterThan(100)
    expect(count('listing_product l JOIN product p ON p.id = l.product_id WHERE p.visibility = 4 AND min_final < min_regular')).toBeGreaterThan(50)
    expect(count('product WHERE new_from IS NOT NULL')).toBeGreaterThan(25)
    expect(count('tier_price')).toBeGreaterThan(50)
    expect(rows('SELECT DISTINCT input FROM custom_option ORDER BY 1').map(({ input }) => input))
      .toEqual(['area', 'checkbox', 'date', 'drop_down', 'field', 'radio'])
    expect(rows('SELECT DISTINCT input FROM bundle_option ORDER BY 1').map(({ input }) => input)).toEqual(['checkbox', 'multi', 'radio', 'select'])
  })

  test('has categories on four levels, none of them empty', () => {
    expect(rows('SELECT max(level) AS level FROM category')[0]!.level).toBe(5)
    expect(rows(`SELECT url_path FROM category_text WHERE store_id = 1 AND category_id NOT IN (SELECT category_id FROM listing_category)`)).toEqual([])
  })

  test('has products for every filter', () => {
    const used = new Set(rows(`SELECT DISTINCT a.code FROM attribute a
      WHERE a.id IN (SELECT attribute_id FROM product_option) OR a.id IN (SELECT attribute_id FROM product_attribute_value)`).map(({ code }) => code))
    expect(ATTRIBUTES.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([])
    expect([...used]).toEqual(expect.arrayContaining(['eco_collection', 'performance_fabric', 'new', 'sale', 'care', 'net_weight']))
    const unused = rows('SELECT l.label FROM attribute_option_label l WHERE l.store_id = 1 AND l.option_id NOT IN (SELECT option_id FROM product_option)')
    expect(unused.map(({ label }) => label)).toEqual([])
  })
})

test('ids of attributes, options and categories do not change', () => {
  const label = (id: number) => rows(`SELECT label FROM attribute_option_label WHERE option_id = ${id} AND store_id = 1`)[0]!.label
  expect([49, 54, 61, 72, 76].map(label)).toEqual(['Hoarfrost', 'Spruce', 'XS', '4 kg', 'Women'])
  expect(rows("SELECT id FROM attribute WHERE code IN ('eco_collection', 'care') ORDER BY id").map(({ id }) => id)).toEqual([108, 114])
  expect(rows('SELECT id FROM attribute ORDER BY id').map(({ id }) => id)).toEqual(Array.from({ length: 35 }, (_, index) => 93 + index))
  expect(rows("SELECT category_id AS id FROM category_text WHERE url_path IN ('women', 'women/tops') ORDER BY 1").map(({ id }) => id)).toEqual([4, 5])
})

test('every product and tile has a picture that can be drawn', () => {
  expect(rows('SELECT id FROM product WHERE id NOT IN (SELECT product_id FROM product_media)')).toEqual([])
  const paths = rows('SELECT path FROM product_media UNION SELECT image FROM category WHERE image IS NOT NULL')
  expect(paths.filter(({ path }) => !isDrawn(String(path)))).toEqual([])
})

test('URLs are unique and references are valid', () => {
  expect(rows('SELECT url_key FROM product_text GROUP BY store_id, url_key HAVING count(*) > 1')).toEqual([])
  expect(rows('SELECT url_path FROM category_text GROUP BY store_id, url_path HAVING count(*) > 1')).toEqual([])
  expect(rows('PRAGMA foreign_key_check')).toEqual([])
  const blind = 'JOIN listing_product l ON l.product_id = linked_id WHERE NOT l.is_in_stock OR l.visibility < 4 OR linked_id = product_link.product_id'
  expect(count(`product_link ${blind}`)).toBe(0)
  expect(rows("SELECT sku FROM product WHERE visibility = 4 AND id NOT IN (SELECT product_id FROM product_link WHERE kind = 'related')")).toEqual([])
})

test('sale and new products are in their categories and have their lowest price', () => {
  const inCategory = (key: string) =>
    rows(`SELECT p.sku FROM category_product JOIN category_text t USING (category_id) JOIN product p ON p.id = product_id
          WHERE t.store_id = 1 AND t.url_path = '${key}' ORDER BY p.id`).map(({ sku }) => sku)
  const plans = (has: (plan: (typeof PRODUCTS)[number]) => boolean) => PRODUCTS.filter(has).map(({ code }) => `HAL-${code}`)
  expect(inCategory('sale')).toEqual(plans(({ special }) => special !== undefined))
  expect(inCategory('whats-new')).toEqual(plans(({ isNew }) => isNew === true))
  expect(inCategory('bestsellers').length).toBeGreaterThanOrEqual(5)
  const reduced = rows(`SELECT p.sku FROM product_attribute_value v JOIN attribute a ON a.id = v.attribute_id AND a.code = 'lowest_price_30_days'
    JOIN product p ON p.id = v.product_id JOIN listing_product l ON l.product_id = p.id
    WHERE p.visibility = 4 AND CAST(v.value AS INTEGER) BETWEEN l.min_final AND l.min_regular ORDER BY p.id`).map(({ sku }) => sku)
  expect(reduced).toEqual(plans(({ special }) => special !== undefined))
})

test('discounts are between 5 and 40 percent', () => {
  const odd = PRODUCTS.filter(({ price, special }) => special !== undefined && (special >= price * 0.95 || special < price * 0.6))
  expect(odd.map(({ code }) => code)).toEqual([])
})

test('products have ratings and can be compared', async () => {
  const { productReviewRatingsMetadata } = await answerOf(shop, '{ productReviewRatingsMetadata { items { name values { value } } } }', {}, 'pl')
  expect(productReviewRatingsMetadata.items).toEqual([{ name: 'Ocena', values: ['1', '2', '3', '4', '5'].map((value) => ({ value })) }])
  const [one, other] = rows("SELECT id FROM product WHERE visibility = 4 AND type = 'configurable'")
  const mutation = 'mutation ($ids: [ID]) { createCompareList(input: { products: $ids }) { item_count attributes { code } } }'
  const { createCompareList } = await answerOf(shop, mutation, { ids: [String(one!.id), String(other!.id)] })
  expect(createCompareList.item_count).toBe(2)
  expect(createCompareList.attributes.length).toBeGreaterThan(3)
})

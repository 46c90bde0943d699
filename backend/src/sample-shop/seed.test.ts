import { afterAll, expect, test } from 'vitest'
import { drawingOf } from '../services/media/drawing.ts'
import { openShop } from '../shop.fixture.ts'
import { isEmpty } from './seed.ts'
import { ATTRIBUTES } from './attributes.ts'
import { PRODUCTS } from './seed-products.ts'

const shop = openShop()
afterAll(() => shop.close())

const all = (sql: string) => shop.database.prepare(sql).all() as Record<string, string | number>[]

test('the shop is the same every time', async () => {
  const other = openShop()
  const tables = ['product', 'product_text', 'stock', 'product_media', 'category_product', 'url_rewrite', 'listing_option']
  for (const table of tables) {
    const rows = all(`SELECT * FROM ${table}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(other.database.prepare(`SELECT * FROM ${table}`).all()).toEqual(rows)
  }
  expect(isEmpty(other.database)).toBe(false)
  await other.close()
})

test('it is large and varied enough to try a storefront on', () => {
  const count = (where: string) =>
    all(`SELECT count(*) AS n FROM listing_product JOIN product p ON p.id = product_id WHERE ${where}`)[0]!.n as number
  expect(count('p.visibility = 4')).toBeGreaterThanOrEqual(60)
  expect(count("p.visibility = 4 AND p.type = 'simple'")).toBeGreaterThanOrEqual(5)
  expect(count("p.type = 'virtual'")).toBe(2)
  expect(count('p.visibility = 4 AND NOT is_in_stock')).toBe(1)
  expect(count('p.visibility = 1 AND NOT is_in_stock')).toBeGreaterThan(50)
  expect(count('p.new_from IS NOT NULL')).toBeGreaterThan(5)
  expect(count('p.visibility = 4 AND min_final < min_regular')).toBeGreaterThan(5)
  expect(all('SELECT max(level) AS level FROM category')[0]!.level).toBe(5)
})

test('every product has pictures that can be drawn, and every tile is one of them', () => {
  expect(all('SELECT id FROM product WHERE id NOT IN (SELECT product_id FROM product_media)')).toEqual([])
  const paths = all('SELECT path FROM product_media UNION SELECT image FROM category WHERE image IS NOT NULL')
  expect(paths.filter(({ path }) => drawingOf(String(path)) === undefined)).toEqual([])
})

test('sale and new products stand in their categories', () => {
  const inCategory = (key: string) =>
    all(`SELECT p.sku FROM category_product JOIN category_text t USING (category_id) JOIN product p ON p.id = product_id
         WHERE t.store_id = 1 AND t.url_key = '${key}' ORDER BY p.id`).map(({ sku }) => sku)
  const plans = (has: (plan: (typeof PRODUCTS)[number]) => boolean) => PRODUCTS.filter(has).map(({ code }) => `HAL-${code}`)
  expect(inCategory('sale')).toEqual(plans(({ special }) => special !== undefined))
  expect(inCategory('whats-new')).toEqual(plans(({ isNew }) => isNew === true))
  expect(inCategory('bestsellers').length).toBeGreaterThanOrEqual(5)
})

test('every filter of the schema is offered by some product', () => {
  const rows = all(
    `SELECT DISTINCT a.code FROM listing_option JOIN attribute_option o ON o.id = option_id
     JOIN attribute a ON a.id = o.attribute_id`,
  )
  const used = new Set(rows.map(({ code }) => code))
  expect(ATTRIBUTES.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([])
})

test('no text is missing or the same in both languages', () => {
  const careless = PRODUCTS.filter(
    ({ text: [english, polish] }) =>
      english.points.length !== polish.points.length || english.lead === polish.lead || english.heading === polish.heading,
  )
  expect(careless.map(({ code }) => code)).toEqual([])
})

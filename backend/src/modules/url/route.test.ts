import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask, openShop, PUBLIC_URL } from '../../shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const ROUTE = `query($url: String!) {
  route(url: $url) { __typename type relative_url redirect_code ... on ProductInterface { sku } ... on CategoryTree { name } }
}`
const route = async (url: string, store?: string) => (await answerOf(shop, ROUTE, { url }, store)).route

test.each([
  ['women/tops', 'en', { __typename: 'CategoryTree', type: 'CATEGORY', relative_url: 'women/tops', redirect_code: 0, name: 'Tops' }],
  ['/kobiety/gora', 'pl', { relative_url: 'kobiety/gora', redirect_code: 0, name: 'Góra' }],
  ['giewont-grid-fleece', 'en', { __typename: 'ConfigurableProduct', type: 'PRODUCT', redirect_code: 0, sku: 'HAL-GIE' }],
  ['twelve-weeks-to-the-ridge', 'en', { __typename: 'VirtualProduct', sku: 'HAL-GRN' }],
  ['zawrat-beanie', 'en', { sku: 'HAL-ZAW' }],
  ['giewont-grid-fleece?color=3&size=4', 'en', { relative_url: 'giewont-grid-fleece?color=3&size=4', redirect_code: 0 }],
  ['giewont-grid-fleece/', 'en', { relative_url: 'giewont-grid-fleece', redirect_code: 301 }],
  ['Giewont-Grid-Fleece', 'en', { relative_url: 'giewont-grid-fleece', redirect_code: 301 }],
  ['krywan-shell-jacket', 'en', { relative_url: 'krywan-3l-shell', redirect_code: 301, sku: 'HAL-KRY' }],
  ['deals', 'en', { relative_url: 'sale', redirect_code: 302, name: 'Sale' }],
  [`${PUBLIC_URL}/women`, 'en', { relative_url: 'women' }],
  ['catalog/category/view/id/4', 'en', { relative_url: 'women', name: 'Women' }],
])('%s in %s leads to %j', async (url, store, expected) => {
  expect(await route(url, store)).toMatchObject(expected)
})

test.each(['nowhere', '/', 'women.html', 'giewont-grid-fleece-larch-m', 'kobiety', '%E0%A4%A'])('%s leads nowhere', async (url) => {
  expect(await route(url)).toBeNull()
})

test('an empty address is refused', async () => {
  const { errors } = await ask(shop, ROUTE, { url: '' })
  expect(errors![0]).toMatchObject({ message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } })
})

test('a chain answers with its first code and its last address; outside, circles and dead ends lead nowhere', async () => {
  const insert = shop.database.prepare(
    `INSERT INTO url_rewrite (store_id, request_path, entity_type, redirect_code, target_path) VALUES (1, ?, 'CATEGORY', 301, ?)`,
  )
  insert.run('old-deals', 'deals')
  insert.run('outside', 'https://example.com/')
  insert.run('round', 'round')
  expect(await route('old-deals')).toMatchObject({ relative_url: 'sale', redirect_code: 301 })
  expect(await route('outside')).toBeNull()
  expect(await route('round')).toBeNull()
})

test('what is switched off leads nowhere', async () => {
  const other = openShop()
  other.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'HAL-GIE'; UPDATE category SET is_active = 0 WHERE id = 4")
  const both = '{ product: route(url: "giewont-grid-fleece") { type } category: route(url: "women") { type } }'
  const { product, category } = await answerOf(other, both)
  expect([product, category]).toEqual([null, null])
  await other.close()
})

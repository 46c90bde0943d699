import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask, PUBLIC_URL } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const ROUTE = `query($url: String!) {
  route(url: $url) { __typename type relative_url redirect_code ... on ProductInterface { sku } ... on CategoryTree { name } ... on CmsPage { title } }
}`
const route = async (url: string, store?: string) => (await answerOf(shop, ROUTE, { url }, store)).route

test.each([
  ['women/tops', 'en', { __typename: 'CategoryTree', type: 'CATEGORY', relative_url: 'women/tops', redirect_code: 0, name: 'Tops' }],
  ['/kobiety/kurtki-i-bluzy', 'pl', { relative_url: 'kobiety/kurtki-i-bluzy', redirect_code: 0, name: 'Kurtki i bluzy' }],
  ['giewont-grid-fleece', 'en', { __typename: 'ConfigurableProduct', type: 'PRODUCT', redirect_code: 0, sku: 'HAL-GIE' }],
  ['twelve-weeks-to-the-ridge', 'en', { __typename: 'DownloadableProduct', sku: 'HAL-GRN' }],
  ['zawrat-beanie', 'en', { sku: 'HAL-ZAW' }],
  ['giewont-grid-fleece?color=3&size=4', 'en', { relative_url: 'giewont-grid-fleece?color=3&size=4', redirect_code: 0 }],
  ['giewont-grid-fleece/', 'en', { relative_url: 'giewont-grid-fleece', redirect_code: 301 }],
  ['Giewont-Grid-Fleece', 'en', { relative_url: 'giewont-grid-fleece', redirect_code: 301 }],
  ['krywan-shell-jacket', 'en', { relative_url: 'krywan-3l-shell', redirect_code: 301, sku: 'HAL-KRY' }],
  ['deals', 'en', { relative_url: 'sale', redirect_code: 302, name: 'Sale' }],
  [`${PUBLIC_URL}/women`, 'en', { relative_url: 'women' }],
  ['catalog/category/view/id/4', 'en', { relative_url: 'women', name: 'Women' }],
  ['catalog/product/view/id/1', 'en', { __typename: 'ConfigurableProduct', redirect_code: 0 }],
  ['about-us', 'en', { __typename: 'CmsPage', type: 'CMS_PAGE', relative_url: 'about-us', redirect_code: 0, title: 'About Halny' }],
  ['about-us/?from=foot', 'en', { relative_url: 'about-us?from=foot', redirect_code: 301 }],
  ['o-nas', 'pl', { __typename: 'CmsPage', relative_url: 'about-us', redirect_code: 301, title: 'O Halnym' }],
  ['cms/page/view/page_id/1', 'en', { __typename: 'CmsPage', relative_url: 'home' }],
  ['/', 'en', { __typename: 'CmsPage', type: 'CMS_PAGE', relative_url: 'home', redirect_code: 0 }],
  [PUBLIC_URL, 'pl', { __typename: 'CmsPage', relative_url: 'home' }],
  ['home', 'en', { __typename: 'CmsPage', redirect_code: 0 }],
])('%s in %s resolves to %j', async (url, store, expected) => {
  expect(await route(url, store)).toMatchObject(expected)
})

test.each(['nowhere', 'women.html', 'cms/page/view/page_id/999', 'catalog/product/view/id/999999', 'giewont-grid-fleece-larch-m', 'kobiety', '%E0%A4%A'])('%s resolves to null', async (url) => {
  expect(await route(url)).toBeNull()
})

test('an empty URL is refused', async () => {
  const { errors } = await ask(shop, ROUTE, { url: '' })
  expect(errors![0]).toMatchObject({ message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } })
})

const rewrite = (path: string, target: string | null, entityId: number | null = null, type = 'CATEGORY') =>
  shop.database
    .prepare('INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id, redirect_code, target_path) VALUES (1, ?, ?, ?, ?, ?)')
    .run(path, type, entityId, target === null ? 0 : 301, target)

test('a redirect chain returns its first code and its last URL; a loop resolves to null', async () => {
  rewrite('old-deals', 'deals')
  rewrite('round', 'round')
  expect(await route('old-deals')).toMatchObject({ relative_url: 'sale', redirect_code: 301 })
  expect(await route('round')).toBeNull()
})

test('a redirect to a page outside the catalogue or the shop returns only its URL', async () => {
  rewrite('outside', 'https://example.com/')
  rewrite('basket', 'cart')
  expect(await route('outside')).toEqual({ __typename: 'RoutableUrl', type: null, relative_url: 'https://example.com/', redirect_code: 301 })
  expect(await route('basket')).toMatchObject({ __typename: 'RoutableUrl', relative_url: 'cart', redirect_code: 301 })
})

test('disabled pages resolve to null', async () => {
  const other = openShop()
  other.database.exec(`
    UPDATE product SET is_enabled = 0 WHERE sku = 'HAL-GIE';
    UPDATE category SET is_active = 0 WHERE id = 4;
    UPDATE cms_page SET is_active = 0 WHERE identifier = 'about-us'`)
  const all = '{ product: route(url: "giewont-grid-fleece") { type } category: route(url: "women") { type } page: route(url: "about-us") { type } }'
  expect(await answerOf(other, all)).toEqual({ product: null, category: null, page: null })
  await other.close()
})

test.each([['nothing', null, 'CATEGORY'], ['gone', 99999, 'PRODUCT'], ['lost', 99999, 'CATEGORY'], ['torn', 99999, 'CMS_PAGE']])(
  'a rewrite without an entity is an error: %s',
  async (path, entityId, type) => {
    rewrite(path, null, entityId, type)
    const { data, errors } = await ask(shop, ROUTE, { url: path })
    expect(data.route).toBeNull()
    expect(errors).toMatchObject([
      { message: `No such entity found with matching URL key: ${path}`, extensions: { category: 'graphql-no-such-entity' } },
    ])
  },
)

const RESOLVER = 'query($url: String!) { urlResolver(url: $url) { id entity_uid relative_url redirectCode type } }'

test.each([
  ['women', { id: 4, entity_uid: 'NA==', relative_url: 'women', redirectCode: 0, type: 'CATEGORY' }],
  ['deals?a=1', { relative_url: 'sale?a=1', redirectCode: 302, type: 'CATEGORY' }],
  ['Giewont-Grid-Fleece', { relative_url: 'giewont-grid-fleece', redirectCode: 301, type: 'PRODUCT' }],
  ['/', { relative_url: 'home', redirectCode: 0, type: 'CMS_PAGE' }],
])('the deprecated urlResolver resolves %s to %j', async (url, expected) => {
  expect((await answerOf(shop, RESOLVER, { url })).urlResolver).toMatchObject(expected)
})

test('the deprecated urlResolver returns the id of a removed page and refuses an empty URL', async () => {
  rewrite('dead', null, 99999, 'PRODUCT')
  expect((await answerOf(shop, RESOLVER, { url: 'dead' })).urlResolver).toMatchObject({ id: 99999, type: 'PRODUCT' })
  expect((await answerOf(shop, RESOLVER, { url: 'nowhere' })).urlResolver).toBeNull()
  rewrite('away', 'https://example.com/')
  expect((await answerOf(shop, RESOLVER, { url: 'away' })).urlResolver).toBeNull()
  const { errors } = await ask(shop, RESOLVER, { url: ' ' })
  expect(errors![0]).toMatchObject({ message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } })
})

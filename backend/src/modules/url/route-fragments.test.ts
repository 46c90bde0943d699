import { afterEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import type { Release } from '../../magento/release.ts'
import { openSmallShop } from '../catalog/small-shop.fixture.ts'

let shop: Backend
afterEach(() => shop.close())

function open(release: Release): void {
  shop = openSmallShop(undefined, release)
  shop.database.exec(`
    INSERT INTO category (id, parent_id, path, level, position) VALUES (2, 1, '1/2', 1, 0);
    INSERT INTO category_text (category_id, store_id, name, url_key, url_path) VALUES (2, 1, 'Tops', 'tops', 'tops');
    INSERT INTO url_rewrite VALUES (1, 'tops', 'CATEGORY', 2, 0, NULL), (1, 'tee', 'PRODUCT', 1, 0, NULL)`)
}

const ANSWERED: readonly (readonly [selection: string, fragments: string])[] = [
  ['... on CategoryTree { uid name } ... on ConfigurableProduct { sku } ... on CmsPage { title } redirect_code relative_url type', ''],
  ['...Address ... on CategoryTree { uid url_path }', 'fragment Address on RoutableInterface { relative_url type }'],
  ['...Category', 'fragment Category on CategoryTree { uid name children { name } }'],
  ['... on CategoryInterface { ... on CategoryTree { uid } }', ''],
]
const REFUSED: readonly (readonly [selection: string, fragments: string])[] = [
  ['...Route', 'fragment Route on RoutableInterface { type ... on ProductInterface { sku } ... on CategoryTree { name } }'],
  ['... on CategoryTree { ...Category }', 'fragment Category on CategoryTree { uid name }'],
  ['...Outer', 'fragment Outer on CategoryTree { ...Inner } fragment Inner on CategoryTree { name }'],
  ['... on CategoryTree { children { ...Route } }', 'fragment Route on CategoryTree { ... on CategoryTree { name } }'],
]

const routes = (selection: string, fragments: string) =>
  `{ category: route(url: "tops") { ${selection} } product: route(url: "tee") { ${selection} } } ${fragments}`

describe('2.4.6 resolves the URL of a category', () => {
  test.each(ANSWERED)('%s %s', async (selection, fragments) => {
    open('2.4.6')
    const { data, errors } = await ask(shop, routes(selection, fragments))
    expect(errors).toBeUndefined()
    expect(data.category).not.toBeNull()
  })
})

describe('2.4.6 fails for a category, but not for a product (magento/magento2#36544)', () => {
  test.each(REFUSED)('%s %s', async (selection, fragments) => {
    open('2.4.6')
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { data, errors } = await ask(shop, routes(selection, fragments))
    log.mockRestore()
    expect(errors).toMatchObject([{ message: 'Internal server error', path: ['category'] }])
    expect(data.category).toBeNull()
    expect(data.product).not.toBeNull()
  })
})

test.each([...ANSWERED, ...REFUSED])('2.4.7 resolves the URL of a category with %s %s', async (selection, fragments) => {
  open('2.4.7')
  const { data, errors } = await ask(shop, routes(selection, fragments))
  expect(errors).toBeUndefined()
  expect(data.category).not.toBeNull()
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { changeSetting } from '../store/settings.ts'

let shop: Backend
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const WOMEN = 4

const women = async (fields: string, store?: string) => (await answerOf(shop, `{ category(id: ${WOMEN}) { ${fields} } }`, {}, store)).category

describe('the products of a category', () => {
  const skus = async (page: string) =>
    (await women(`products${page} { items { sku } }`)).products.items.map(({ sku }: { sku: string }) => sku)

  test('are the same as in its listing, twenty per page', async () => {
    const { products } = await answerOf(shop, `{ products(filter: { category_id: { eq: "${WOMEN}" } }) { total_count items { sku } } }`)
    expect(products.total_count).toBeGreaterThan(20)
    expect(await skus('')).toEqual(products.items.map(({ sku }: { sku: string }) => sku))
  })

  test('come in pages and in the requested order', async () => {
    const all = await skus('(sort: { price: ASC }, pageSize: 100)')
    expect(await skus('(sort: { price: ASC }, pageSize: 3, currentPage: 2)')).toEqual(all.slice(3, 6))
  })

  test.each([
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    ['pageSize: 100, currentPage: 2', 'currentPage value 2 specified is greater than the 1 page(s) available.'],
  ])('with %s are refused', async (page, message) => {
    const { data, errors } = await ask(shop, `{ category(id: ${WOMEN}) { name products(${page}) { items { sku } } } }`)
    expect(data.category).toEqual({ name: 'Women', products: null })
    expect(errors![0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })
})

test('a category has its own sorting, keywords, block and dates', async () => {
  shop.database.exec(`
    UPDATE category SET available_sort_by = 'position,price', default_sort_by = 'price', landing_page = 7,
      created_at = '2026-01-15 08:00:00', updated_at = '2026-02-01 08:00:00' WHERE id = ${WOMEN};
    UPDATE category_text SET meta_keywords = 'odzież damska', meta_title = 'Dla kobiet' WHERE category_id = ${WOMEN} AND store_id = 2`)
  const fields = 'available_sort_by default_sort_by landing_page meta_title meta_keywords created_at updated_at'
  expect(await women(fields, 'pl')).toEqual({
    available_sort_by: ['position', 'price'],
    default_sort_by: 'price',
    landing_page: 7,
    meta_title: 'Dla kobiet',
    meta_keywords: 'odzież damska',
    created_at: '2026-01-15 08:00:00',
    updated_at: '2026-02-01 08:00:00',
  })
})

test('the block of a category is returned with its directives expanded, unless it is disabled', async () => {
  shop.database.exec(`
    INSERT INTO cms_block (id, identifier, title, content) VALUES (70, 'women-block', 'For women', '<a href="{{store url=''women''}}">All</a>');
    INSERT INTO cms_block_store VALUES (70, 0); UPDATE category SET landing_page = 70 WHERE id = ${WOMEN}`)
  const { cms_block } = await women('cms_block { identifier title content }')
  expect(cms_block).toMatchObject({ identifier: 'women-block', title: 'For women' })
  expect(cms_block.content).toMatch(/^<a href="[^{]*women">All<\/a>$/)
  shop.database.exec('UPDATE cms_block SET is_active = 0 WHERE id = 70')
  expect((await women('cms_block { identifier }')).cms_block).toBeNull()
})

test('unset fields of a category are null or empty', async () => {
  const fields = 'available_sort_by default_sort_by landing_page meta_title meta_keywords canonical_url'
  expect(await women(fields)).toEqual({
    available_sort_by: [],
    default_sort_by: null,
    landing_page: null,
    meta_title: null,
    meta_keywords: null,
    canonical_url: null,
  })
})

test('the canonical URL is a path, if the setting is enabled', async () => {
  changeSetting(shop.database, 'catalog/seo/category_canonical_tag', true)
  expect(await women('canonical_url')).toEqual({ canonical_url: 'women' })
})

test('all three category queries return the same fields', async () => {
  const fields = 'uid level path position is_anchor product_count children_count'
  const { categories, categoryList, category } = await answerOf(
    shop,
    `{ categories(filters: { ids: { eq: "${WOMEN}" } }) { items { ${fields} } }
       categoryList(filters: { ids: { eq: "${WOMEN}" } }) { ${fields} } category(id: ${WOMEN}) { ${fields} } }`,
  )
  expect(categoryList).toEqual(categories.items)
  expect([category]).toEqual(categories.items)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask, PUBLIC_URL } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { fromUid } from '../../graphql/uid.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const QUERY = `query($filters: CategoryFilterInput, $pageSize: Int, $currentPage: Int) {
  categories(filters: $filters, pageSize: $pageSize, currentPage: $currentPage) {
    total_count page_info { current_page page_size total_pages }
    items { uid name url_path children_count breadcrumbs { category_name } }
  }
}`
const find = async (variables: object, store?: string) => (await answerOf(shop, QUERY, variables, store)).categories
const refusal = async (variables: object) => (await ask(shop, QUERY, variables)).errors![0]!.message

test('without filters, returns the root category', async () => {
  expect(await find({})).toMatchObject({ total_count: 1, items: [{ uid: 'Mg==', name: 'Root', breadcrumbs: null, children_count: '89' }] })
})

test('the tree has four levels below the root, each sorted by position', async () => {
  const level = (depth: number): string => `children { name url_path image include_in_menu ${depth > 1 ? level(depth - 1) : ''} }`
  const { categories } = await answerOf(shop, `{ categories(filters: { category_uid: { eq: "Mg==" } }) { items { ${level(4)} } } }`, {}, 'pl')
  const top = categories.items[0].children
  expect(top.map(({ name }: { name: string }) => name)).toEqual(['Nowości', 'Kobiety', 'Mężczyźni', 'Sprzęt', 'Trening', 'Promocje', 'Bestsellers'])
  expect(top.map(({ include_in_menu }: { include_in_menu: number }) => include_in_menu)).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect(top[1].children[0].children[0].children[0].url_path).toBe('kobiety/kurtki-i-bluzy/kurtki/kurtki-przeciwdeszczowe')
  expect(top[1].image).toBe(`${PUBLIC_URL}/media/catalog/product/scene-women-wide.webp`)
})

describe('filters', () => {
  test('find by url_key, url_path, name, id and parent', async () => {
    expect((await find({ filters: { url_key: { eq: 'bestsellers' } } })).items).toHaveLength(1)
    expect((await find({ filters: { url_key: { eq: 'bestsellers' } } }, 'pl')).items).toHaveLength(1)
    const [women] = (await find({ filters: { url_path: { eq: 'women' } } })).items
    expect(women.name).toBe('Women')
    expect((await find({ filters: { name: { match: 'jack' } } })).total_count).toBe(8)
    expect((await find({ filters: { ids: { in: [fromUid(women.uid), '2'] } } })).total_count).toBe(2)
    expect((await find({ filters: { parent_category_uid: { eq: women.uid } } })).items.map(({ name }: { name: string }) => name)).toEqual([
      'Tops',
      'Bottoms',
      'Accessories',
    ])
  })

  test('find nothing under an unknown uid, without an error', async () => {
    expect(await find({ filters: { category_uid: { eq: 'OTk5OQ==' } }, currentPage: 4 })).toMatchObject({ total_count: 0, items: [] })
  })

  test.each([
    [{ filters: { name: { match: 'ja' } } }, 'Invalid match filter. Minimum length is 3.'],
    [{ filters: { ids: { eq: '2' }, category_uid: { eq: 'Mg==' } } }, "`ids` and `category_uid` can't be used at the same time."],
    [{ filters: { parent_id: { eq: '2' }, parent_category_uid: { eq: 'Mg==' } } }, "`parent_id` and `parent_category_uid` can't be used at the same time."],
    [{ filters: { category_uid: { eq: '***' } } }, 'Value of uid "***" is incorrect.'],
    [{ currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ currentPage: 2 }, 'currentPage value 2 specified is greater than the 1 page(s) available.'],
  ])('%j is refused', async (variables, message) => {
    expect(await refusal(variables)).toBe(message)
  })
})

test('an inactive category is not returned by any query', async () => {
  const other = openShop()
  other.database.exec("UPDATE category SET is_active = 0 WHERE id IN (SELECT category_id FROM category_text WHERE url_path = 'women/tops')")
  const { categories, category } = await answerOf(
    other,
    '{ categories(filters: { url_path: { eq: "women/tops" } }) { total_count } category(id: 4) { children { name } } }',
  )
  expect(categories.total_count).toBe(0)
  expect(category.children.map(({ name }: { name: string }) => name)).toEqual(['Bottoms', 'Accessories'])
  const { errors } = await ask(other, '{ category(id: 5) { name } }')
  expect(errors![0]).toMatchObject({ message: "Category doesn't exist", extensions: { category: 'graphql-no-such-entity' } })
  await other.close()
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { fromUid, toUid } from '../../graphql/uid.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const LISTING = `query Listing(
  $search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int, $currentPage: Int
) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
    total_count
    page_info { current_page page_size total_pages }
    items { sku name }
  }
}`

/** All listed products; two of the shop's products are sold out. */
const SHOWN = 253

interface Found {
  readonly total_count: number
  readonly page_info: { readonly current_page: number; readonly page_size: number; readonly total_pages: number }
  readonly items: readonly { readonly sku: string; readonly name: string }[]
}

const find = async (variables: object, store?: string): Promise<Found> =>
  (await answerOf(shop, LISTING, variables, store)).products
const skus = async (variables: object, store?: string) =>
  (await find({ pageSize: 300, ...variables }, store)).items.map(({ sku }) => sku)
const refusal = async (variables: object) => (await ask(shop, LISTING, variables)).errors![0]!
const optionId = (attribute: string, label: string) =>
  String(
    shop.database
      .prepare(
        `SELECT o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
         JOIN attribute_option_label l ON l.option_id = o.id WHERE a.code = ? AND l.label = ?`,
      )
      .get(attribute, label)!.id,
  )
const BY_PATH = 'query($path: String!) { categories(filters: { url_path: { eq: $path } }) { items { uid } } }'
const category = async (path: string): Promise<string> => (await answerOf(shop, BY_PATH, { path })).categories.items[0].uid

describe('pages', () => {
  test('come with their number, size and count', async () => {
    const all = await find({ filter: {}, pageSize: 10, currentPage: 2 })
    expect(all.total_count).toBe(SHOWN)
    expect(all.page_info).toEqual({ current_page: 2, page_size: 10, total_pages: Math.ceil(SHOWN / 10) })
    expect(all.items).toHaveLength(10)
  })

  test.each([
    [{}, "'search' or 'filter' input argument is required."],
    [{ filter: {}, currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ filter: {}, pageSize: -1 }, 'pageSize value must be greater than 0.'],
    [{ filter: {}, pageSize: 200, currentPage: 3 }, 'currentPage value 3 specified is greater than the 2 page(s) available.'],
  ])('%j is refused', async (variables, message) => {
    expect(await refusal(variables)).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  test('are empty without results, even past the end', async () => {
    expect(await find({ filter: { sku: { eq: 'nope' } }, currentPage: 9 })).toMatchObject({
      total_count: 0,
      page_info: { current_page: 9, total_pages: 0 },
      items: [],
    })
  })
})

describe('filters', () => {
  test('by category include its descendants', async () => {
    const inCategory = async (path: string) => skus({ filter: { category_uid: { eq: await category(path) } } })
    const below = await Promise.all(['shell', 'insulated', 'wind'].map((kind) => inCategory(`women/tops/jackets/${kind}-jackets`)))
    const jackets = await inCategory('women/tops/jackets')
    expect(jackets).toEqual(expect.arrayContaining(['HAL-CUB', 'HAL-KAS', 'HAL-KRY', 'HAL-SZP']))
    expect(jackets.toSorted()).toEqual(below.flat().toSorted())
  })

  test('by a category that is not an anchor find only its own products', async () => {
    const other = openShop()
    const jackets = await category('women/tops/jackets')
    other.database.prepare('UPDATE category SET is_anchor = 0 WHERE id = ?').run(fromUid(jackets))
    const { products } = await answerOf(other, LISTING, { filter: { category_uid: { eq: jackets } } })
    expect(products.total_count).toBe(0)
    await other.close()
  })

  test('combine values of one attribute with OR and attributes with AND', async () => {
    const color = (label: string) => optionId('color', label)
    const spruce = await skus({ filter: { color: { eq: color('Spruce') } } })
    const either = await skus({ filter: { color: { in: [color('Spruce'), color('Larch')] } } })
    const women = { eq: optionId('gender', 'Women') }
    const forWomen = await skus({ filter: { color: { in: [color('Spruce'), color('Larch')] }, gender: women } })
    expect(either).toEqual(expect.arrayContaining(spruce))
    expect(either.length).toBeGreaterThan(spruce.length)
    expect(forWomen.length).toBeLessThan(either.length)
    expect(forWomen).toContain('HAL-KRY')
  })

  test('include both ends of a price range and compare final prices', async () => {
    expect(await skus({ filter: { price: { from: '1249', to: '1299' } }, sort: { price: 'ASC' } })).toEqual(['HAL-KRY', 'HAL-KOZ'])
  })

  test('find by sku, url_key and words of the name', async () => {
    expect(await skus({ filter: { sku: { in: ['HAL-GIE', 'HAL-RUS', 'nope'] } } })).toHaveLength(2)
    expect(await skus({ filter: { url_key: { eq: 'giewont-grid-fleece' } } })).toEqual(['HAL-GIE'])
    expect(await skus({ filter: { name: { match: 'grid fleece' } } })).toEqual(['HAL-GIE'])
    expect(await skus({ filter: { name: { match: 'giew' } } })).toEqual([])
    expect(await skus({ filter: { name: { match: 'giew', match_type: 'PARTIAL' } } })).toEqual(['HAL-GIE'])
    expect(await skus({ filter: { name: { match: 'gr' } } })).toEqual([])
  })

  test('find words in the requested text only', async () => {
    const inPolish = (filter: object) => skus({ filter }, 'pl')
    expect(await inPolish({ description: { match: 'pada z boku' } })).toEqual(['HAL-KRY'])
    expect(await inPolish({ short_description: { match: 'pada z boku' } })).toEqual([])
    expect(await inPolish({ short_description: { match: 'wodoodporna' } })).toContain('HAL-KRY')
    expect(await inPolish({ short_description: { match: 'wodoodp' } })).toEqual([])
    expect(await inPolish({ short_description: { match: 'WODOODP', match_type: 'PARTIAL' } })).toContain('HAL-KRY')
    expect(await inPolish({ description: { match: 'HAL-KRY' } })).toEqual([])
    expect(await inPolish({ description: { match: 'z' } })).toEqual([])
  })

  test("find the parent by a variant's url_key, and no variant by its sku", async () => {
    expect(await skus({ filter: { url_key: { eq: 'giewont-grid-fleece-larch-m' } } })).toEqual(['HAL-GIE'])
    expect(await skus({ filter: { sku: { eq: 'HAL-GIE-LAR-M' } } })).toEqual([])
  })

  test('refuse an invalid uid', async () => {
    expect(await refusal({ filter: { category_uid: { eq: '3' } } })).toMatchObject({
      message: 'Value of uid "3" is incorrect.',
      extensions: { category: 'graphql-input' },
    })
  })
})

describe('stock', () => {
  test('hides products out of stock from lists', async () => {
    expect(await skus({ filter: { sku: { eq: 'HAL-ZAW' } } })).toEqual([])
    expect(await skus({ search: 'Zawrat' })).toEqual([])
  })

  test('hides a product once its last variant is sold out, and each colour once it is sold out', async () => {
    const other = openShop()
    const products = async (filter: object) =>
      (await answerOf(other, LISTING, { filter })).products.items.map(({ sku }: { sku: string }) => sku)
    const sellOut = 'UPDATE stock SET quantity = 0 WHERE product_id IN (SELECT id FROM product WHERE sku LIKE ?)'
    const empty = (pattern: string) => other.database.prepare(sellOut).run(pattern)
    const larch = { color: { eq: optionId('color', 'Larch') }, sku: { eq: 'HAL-GIE' } }
    expect(await products(larch)).toEqual(['HAL-GIE'])
    empty('HAL-GIE-LAR-%')
    expect(await products(larch)).toEqual([])
    expect(await products({ sku: { eq: 'HAL-GIE' } })).toEqual(['HAL-GIE'])
    empty('HAL-GIE-%')
    expect(await products({ sku: { eq: 'HAL-GIE' } })).toEqual([])
    await other.close()
  })

  test('and visibility decide who is found by search, filter or both', async () => {
    const other = openShop()
    const [bySearch, byFilter] = [{ search: 'Giewont' }, { filter: { sku: { eq: 'HAL-GIE' } } }]
    const counts = async (visibility: number, isEnabled: number) => {
      other.database.prepare("UPDATE product SET visibility = ?, is_enabled = ? WHERE sku = 'HAL-GIE'").run(visibility, isEnabled)
      const found = await Promise.all(
        [bySearch, byFilter, { ...bySearch, ...byFilter }].map((variables) => answerOf(other, LISTING, variables)),
      )
      return found.map(({ products }) => products.total_count)
    }
    expect(await counts(2, 1)).toEqual([0, 1, 1])
    expect(await counts(3, 1)).toEqual([1, 0, 1])
    expect(await counts(4, 0)).toEqual([0, 0, 0])
    await other.close()
  })
})

describe('order', () => {
  test('in a category defaults to the position', async () => {
    const root = await skus({ filter: { category_uid: { eq: toUid(2) } } })
    const women = await skus({ filter: { category_uid: { eq: await category('women') } } })
    expect(women).toEqual(root.filter((sku) => women.includes(sku)))
    expect(women[0]).toBe('HAL-KRY')
  })

  test('by price, ascending and descending', async () => {
    const price = async (direction: string) => skus({ filter: {}, sort: { price: direction } })
    const [up, down] = [await price('ASC'), await price('DESC')]
    expect(up).toEqual(down.toReversed())
    expect(up[0]).toBe('HAL-PAK')
    expect(up.at(-1)).toBe('HAL-GER')
  })

  test('by name follows the alphabet of the language', async () => {
    const names = (await find({ filter: {}, sort: { name: 'ASC' }, pageSize: 100 }, 'pl')).items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pl')))
  })

  test('without category or search is newest first', async () => {
    const all = await skus({ filter: {} })
    expect(all[0]).toBe('HAL-ROM')
  })
})

describe('search', () => {
  test.each([
    ['krywan', 'HAL-KRY'],
    ['KRYWAŃ', 'HAL-KRY'],
    ['lomnica', 'HAL-LOM'],
    ['Łomn', 'HAL-LOM'],
    ['hal-rys', 'HAL-RYS'],
    ['kurtka puchowa szpiglas', 'HAL-SZP'],
    ['świerk krywań', 'HAL-KRY'],
  ])('in Polish %s finds %s first', async (search, sku) => {
    expect((await skus({ search }, 'pl'))[0]).toBe(sku)
  })

  test('ranks names before descriptions', async () => {
    const found = (await find({ search: 'fleece', pageSize: 50 })).items
    expect(found[0]!.name).toContain('Fleece')
    expect(found.length).toBeGreaterThan(2)
  })

  test('finds any of the words if no product has all of them', async () => {
    expect(await skus({ search: 'giewont rusinowa' })).toEqual(expect.arrayContaining(['HAL-GIE', 'HAL-RUS']))
  })

  test('finds nothing for nonsense or punctuation, and ignores an empty text', async () => {
    expect(await skus({ search: 'qwertyuiop' })).toEqual([])
    expect(await skus({ search: '"*():' })).toEqual([])
    expect((await find({ search: '', filter: {} })).total_count).toBe(SHOWN)
  })
})

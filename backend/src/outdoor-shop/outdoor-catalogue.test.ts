import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, PUBLIC_URL } from '../ask.fixture.ts'
import type { Backend } from '../create-backend.ts'
import { drawingOf } from '../services/media/drawing.ts'
import { openOutdoorShop } from './outdoor-shop.fixture.ts'

let shop: Backend
beforeAll(() => (shop = openOutdoorShop()))
afterAll(() => shop.close())

const route = async (url: string, fields = '') =>
  (await answerOf(shop, `query ($url: String!) { route(url: $url) { __typename relative_url redirect_code type ${fields} } }`, { url })).route
const rows = (sql: string) => shop.database.prepare(sql).all() as Record<string, string | number>[]

describe('URLs', () => {
  test('every URL resolves, to itself unless it is a redirect', async () => {
    const addresses = rows('SELECT request_path AS path, redirect_code AS code FROM url_rewrite')
    expect(addresses.length).toBeGreaterThan(80)
    const found = await Promise.all(addresses.map(async ({ path, code }) => ({ path, code, route: await route(String(path)) })))
    const lost = found.filter(({ path, code, route: end }) => end?.redirect_code !== code || (code === 0 && end.relative_url !== path))
    expect(lost).toEqual([])
  })

  test.each([
    ['ridgeline-tee.html', { __typename: 'ConfigurableProduct', relative_url: 'ridgeline-tee.html', redirect_code: 0 }],
    ['women/tops-women/tees-women/ridgeline-tee.html', { __typename: 'ConfigurableProduct', redirect_code: 0 }],
    ['promotions/women-sale.html', { __typename: 'CategoryTree', type: 'CATEGORY' }],
    ['about-us', { __typename: 'CmsPage', type: 'CMS_PAGE' }],
    ['/', { __typename: 'CmsPage', relative_url: 'home' }],
    ['classic-camp-cup.html', { __typename: 'SimpleProduct', relative_url: 'camp-mug.html', redirect_code: 301 }],
    ['deals.html', { __typename: 'CategoryTree', relative_url: 'sale.html', redirect_code: 302 }],
    ['catalog/product/view/id/1', { relative_url: 'ridgeline-tee.html', redirect_code: 0 }],
  ])('%s', async (url, expected) => {
    expect(await route(url)).toMatchObject(expected)
  })

  test.each(['ridgeline-tee', 'women', 'about-us.html', 'huckleberry-oat-bar.html', 'ridgeline-tee-s-blue.html'])('%s is not found', async (url) => {
    expect(await route(url)).toBeNull()
  })

  test('products and categories have their URL suffix', async () => {
    expect(await route('camp-mug.html', '... on SimpleProduct { url_key url_suffix }')).toMatchObject({ url_key: 'camp-mug', url_suffix: '.html' })
    expect(await route('gear.html', '... on CategoryTree { url_path url_suffix }')).toMatchObject({ url_path: 'gear', url_suffix: '.html' })
  })
})

describe('categories', () => {
  const listed = async (path: string) => {
    const fields = 'uid include_in_menu is_anchor display_mode product_count image landing_page cms_block { identifier content } children { url_path }'
    const { items: [category] } = (await answerOf(
      shop, `query ($path: String!) { categories(filters: { url_path: { eq: $path } }) { items { ${fields} } } }`, { path },
    )).categories
    const { products } = await answerOf(
      shop, 'query ($uid: String!) { products(filter: { category_uid: { eq: $uid } }) { total_count } }', { uid: category.uid })
    return { ...category, total: products.total_count }
  }

  test.each([
    ['whats-new', { display_mode: 'PAGE', is_anchor: 0, include_in_menu: 1, cms_block: null, landing_page: null, total: 0, children: [] }],
    ['women', { display_mode: 'PAGE', is_anchor: 0, include_in_menu: 1, cms_block: { identifier: 'women-block' }, total: 0 }],
    ['men', { display_mode: 'PAGE', is_anchor: 0, cms_block: null, total: 0, children: [{ url_path: 'men/tops-men' }, { url_path: 'men/bottoms-men' }] }],
    ['women/tops-women', { display_mode: null, is_anchor: 1, cms_block: null, total: 6 }],
    ['women/tops-women/jackets-women', { display_mode: 'PRODUCTS', total: 3 }],
    ['gear', { display_mode: 'PRODUCTS_AND_PAGE', is_anchor: 1, cms_block: { identifier: 'gear-block' }, total: 14 }],
    ['promotions', { display_mode: 'PAGE', include_in_menu: 0, total: 0 }],
    ['promotions/women-sale', { display_mode: 'PRODUCTS', include_in_menu: 0, total: 2 }],
    ['collections/eco-friendly', { display_mode: 'PRODUCTS', include_in_menu: 0, total: 10 }],
  ])('%s', async (path, expected) => {
    expect(await listed(path)).toMatchObject(expected)
  })

  test('a category has an image, and its block links to pages of the shop', async () => {
    const gear = await listed('gear')
    expect(gear.image).toBe(`${PUBLIC_URL}/media/catalog/product/backpack-spruce-front.webp`)
    expect(gear.cms_block.content).toContain(`<a href="${PUBLIC_URL}/weekend-camp-kit.html">`)
  })

  test('the menu has three levels and no bestsellers category', () => {
    expect(rows('SELECT max(level) AS level FROM category')).toEqual([{ level: 4 }])
    expect(rows("SELECT name FROM category_text WHERE url_key LIKE '%bestseller%'")).toEqual([])
  })
})

describe('filters', () => {
  const facet = async (code: string, filter = '{}') => {
    const { products } = await answerOf(shop, `{ products(filter: ${filter}) { aggregations { attribute_code label options { label value count } } } }`)
    return products.aggregations.find((candidate: { attribute_code: string }) => candidate.attribute_code === code)
  }

  test('a boolean attribute has the labels 0 and 1 and can be filtered', async () => {
    expect((await facet('eco_collection')).options).toEqual([{ label: '0', value: '0', count: 19 }, { label: '1', value: '1', count: 10 }])
    const { products } = await answerOf(shop, '{ products(filter: { eco_collection: { eq: "1" } }) { total_count } }')
    expect(products.total_count).toBe(10)
  })

  test('labels contain the HTML entities that the merchant entered', async () => {
    const labels = (await facet('material')).options.map(({ label }: { label: string }) => label)
    expect(labels).toEqual(expect.arrayContaining(['LumaTech&trade;', 'Cocona&reg; performance fabric', 'Nylon &amp; Spandex']))
  })

  test('metadata identifies boolean attributes', async () => {
    const query = `{ customAttributeMetadata(attributes: [
      { attribute_code: "performance_fabric", entity_type: "catalog_product" }, { attribute_code: "size", entity_type: "catalog_product" }
    ]) { items { attribute_code input_type } } }`
    expect((await answerOf(shop, query)).customAttributeMetadata.items).toEqual([
      { attribute_code: 'performance_fabric', input_type: 'boolean' }, { attribute_code: 'size', input_type: 'select' },
    ])
    const newer = `{ customAttributeMetadataV2(attributes: [{ attribute_code: "eco_collection", entity_type: "catalog_product" }]) {
      items { code frontend_input } } }`
    expect((await answerOf(shop, newer)).customAttributeMetadataV2.items).toEqual([{ code: 'eco_collection', frontend_input: 'BOOLEAN' }])
  })
})

describe('products', () => {
  const product = async (urlKey: string, fields: string) =>
    (await answerOf(shop, `query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { __typename ${fields} } } }`, { key: urlKey }))
      .products.items[0]

  test.each([
    ['ridgeline-tee', 'ConfigurableProduct'], ['camp-mug', 'SimpleProduct'], ['engraved-bottle', 'SimpleProduct'],
    ['weekend-camp-kit', 'BundleProduct'], ['trail-snack-set', 'GroupedProduct'], ['knots-and-hitches-guide', 'DownloadableProduct'],
    ['gear-care-plan', 'VirtualProduct'],
  ])('%s is a %s', async (urlKey, typename) => {
    expect(await product(urlKey, '')).toEqual({ __typename: typename })
  })

  test('names contain HTML entities, and prices are dollars without tax', async () => {
    const prices = 'price_range { minimum_price { regular_price { value currency } final_price { value } discount { percent_off } } }'
    expect(await product('ridgeline-tee', `name ${prices}`)).toMatchObject({
      name: 'Ridgeline LumaTech&trade; Tee', price_range: { minimum_price: { regular_price: { value: 29, currency: 'USD' }, final_price: { value: 29 } } },
    })
    expect((await product('saddle-trail-short', prices)).price_range.minimum_price).toEqual({
      regular_price: { value: 45, currency: 'USD' }, final_price: { value: 33.75 }, discount: { percent_off: 25 },
    })
    expect((await product('trail-snack-set', 'description { html }')).description.html).toContain('&bull; ')
  })

  test('colors and sizes have swatches', async () => {
    const { configurable_options: options } = await product(
      'ridgeline-tee', '... on ConfigurableProduct { configurable_options { attribute_code values { store_label swatch_data { __typename value } } } }')
    expect(options[0]).toMatchObject({ attribute_code: 'color', values: [
      { store_label: 'Blue', swatch_data: { __typename: 'ColorSwatchData', value: '#27577a' } }, { store_label: 'Green' }, { store_label: 'Red' },
    ] })
    expect(options[1].values[0]).toEqual({ store_label: 'XS', swatch_data: { __typename: 'TextSwatchData', value: 'XS' } })
  })

  test('a product without pictures shows the placeholder', async () => {
    for (const urlKey of ['mystery-stuff-sack', 'packable-rain-cover']) {
      expect(await product(urlKey, 'small_image { url } media_gallery { url }')).toMatchObject({
        small_image: { url: expect.stringMatching(/^http:\/\/shop\.test\/static\/.*\/placeholder\/small_image\.jpg$/) }, media_gallery: [],
      })
    }
  })

  test('a product that is not visible individually is null as a part and excluded from searches', async () => {
    const { items } = await product('trail-snack-set', '... on GroupedProduct { items { product { sku } } }')
    expect(items.map(({ product: part }: { product: object | null }) => part)).toEqual([null, null, null, { sku: 'LG-K01' }])
    const bundle = await product('weekend-camp-kit', '... on BundleProduct { items { title options { uid label product { sku } } } }')
    expect(bundle.items[0]).toEqual({ title: 'Mug', options: [
      { uid: expect.any(String), label: 'Camp Mug', product: { sku: 'LG-K01' } }, { uid: expect.any(String), label: null, product: null },
    ] })
    const { products } = await answerOf(shop, '{ products(filter: { sku: { in: ["LG-F01", "LG-X01"] } }) { total_count } }')
    expect(products.total_count).toBe(0)
  })

  test('products have related products and up-sells, and one is out of stock', async () => {
    const links = 'related_products { url_key } upsell_products { url_key }'
    expect(await product('ridgeline-tee', links)).toMatchObject({
      related_products: [{ url_key: 'talus-hiking-pant' }, { url_key: 'camp-mug' }, { url_key: 'wool-hiking-sock' }], upsell_products: [],
    })
    expect((await product('trailhead-water-bottle', links)).upsell_products).toEqual([{ url_key: 'engraved-bottle' }, { url_key: 'weekend-camp-kit' }])
    expect(await route('ranger-cap.html', '... on SimpleProduct { stock_status }')).toMatchObject({ stock_status: 'OUT_OF_STOCK' })
  })

  test('only approved reviews are counted and rated', async () => {
    expect(await product('ridgeline-tee', 'review_count rating_summary')).toMatchObject({ review_count: 3, rating_summary: 80 })
    expect(await product('camp-mug', 'review_count rating_summary reviews { items { nickname } }')).toMatchObject({
      review_count: 1, rating_summary: 100, reviews: { items: [{ nickname: 'Walt' }] },
    })
  })

  test('the engraved bottle requires a text and a selection', async () => {
    const { options } = await product('engraved-bottle', `... on SimpleProduct { options { title required
      ... on CustomizableFieldOption { field: value { price max_characters } }
      ... on CustomizableDropDownOption { choices: value { title price } } } }`)
    expect(options).toEqual([
      { title: 'Engraving', required: true, field: { price: 6, max_characters: 20 } },
      { title: 'Typeface', required: true, choices: [{ title: 'Block Capitals', price: 0 }, { title: 'Script', price: 2 }] },
    ])
  })
})

test('every picture can be drawn, and content only shows pictures of products and categories', () => {
  const paths = rows('SELECT path FROM product_media UNION SELECT image FROM category WHERE image IS NOT NULL').map(({ path }) => String(path))
  expect(paths.filter((path) => drawingOf(path) === undefined)).toEqual([])
  const shown = rows('SELECT content FROM cms_page UNION ALL SELECT content FROM cms_block')
    .flatMap(({ content }) => [...String(content).matchAll(/catalog\/product\/([\w-]+\.webp)/g)].map(([, name]) => name))
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((name) => !paths.includes(name!))).toEqual([])
})

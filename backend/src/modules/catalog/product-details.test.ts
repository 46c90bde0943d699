import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, PUBLIC_URL } from '../../ask.fixture.ts'
import { toUid } from '../../graphql/uid.ts'
import { changeSetting } from '../store/settings.ts'
import { openSmallShop } from './small-shop.fixture.ts'

let shop: Backend
beforeEach(() => (shop = openSmallShop()))
afterEach(() => shop.close())

const execute = (sql: string) => shop.database.exec(sql)

async function product(fields: string, sku = 'tee', store?: string) {
  const query = `query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { __typename ${fields} } } }`
  return (await answerOf(shop, query, { sku }, store)).products.items[0]
}

describe('linked products', () => {
  const LINKS = 'related_products { __typename sku } upsell_products { sku } crosssell_products { sku name }'

  test('come by link type, in their order, with every product type', async () => {
    execute(`INSERT INTO product_link VALUES (1, 'related', 20, 1), (1, 'related', 2, 0), (1, 'upsell', 3, 0), (1, 'crosssell', 7, 0)`)
    expect(await product(LINKS)).toMatchObject({
      related_products: [{ __typename: 'SimpleProduct', sku: 'beanie' }, { __typename: 'BundleProduct', sku: 'kit' }],
      upsell_products: [{ sku: 'shell' }],
      crosssell_products: [{ sku: 'rope', name: 'Rope' }],
    })
  })

  test('leave out products that cannot be bought', async () => {
    execute(`INSERT INTO product_link VALUES (1, 'related', 2, 0), (1, 'related', 7, 1);
      UPDATE stock SET quantity = 0 WHERE product_id = 2; UPDATE product SET is_enabled = 0 WHERE id = 7`)
    expect((await product(LINKS)).related_products).toEqual([])
  })
})

describe('the gallery', () => {
  const GALLERY = `image { url label } small_image { url } thumbnail { url label position disabled } swatch_image
    media_gallery { __typename url label position disabled
      ... on ProductVideo { video_content { media_type video_provider video_url video_title video_description video_metadata } } }
    media_gallery_entries { id uid file label position disabled }`
  const url = (name: string) => `${PUBLIC_URL}/media/catalog/product/${name}`

  test('shows the picture of each role, or the first visible one', async () => {
    execute(`INSERT INTO product_media (id, product_id, position, path, roles, is_disabled) VALUES
      (1, 1, 0, 'off.webp', '', 1), (2, 1, 1, 'front.webp', '', 0), (3, 1, 2, 'back.webp', 'thumbnail,swatch_image', 0);
      INSERT INTO product_media_label VALUES (3, 1, 'From behind')`)
    const { media_gallery, media_gallery_entries, ...roles } = await product(GALLERY)
    expect(roles).toEqual({
      __typename: 'SimpleProduct',
      image: { url: url('front.webp'), label: 'Rusinowa Merino Tee' },
      small_image: { url: url('front.webp') },
      thumbnail: { url: url('back.webp'), label: 'From behind', position: 2, disabled: false },
      swatch_image: '/back.webp',
    })
    expect(media_gallery.map(({ disabled }: { disabled: boolean }) => disabled)).toEqual([true, false, false])
    expect(media_gallery_entries[2]).toEqual({
      id: 3, uid: toUid(3), file: '/back.webp', label: 'From behind', position: 2, disabled: false })
  })

  test('contains videos with their preview images', async () => {
    execute(`INSERT INTO product_media (id, product_id, position, path) VALUES (1, 1, 0, 'film.webp'), (2, 1, 1, 'other.webp');
      INSERT INTO product_video VALUES (1, 'https://vimeo.com/1', 'In the wind', 'Two minutes'), (2, 'https://youtu.be/2', 'In the rain', '')`)
    const { media_gallery } = await product(GALLERY)
    expect(media_gallery[0]).toEqual({
      __typename: 'ProductVideo',
      url: url('film.webp'),
      label: 'Rusinowa Merino Tee',
      position: 0,
      disabled: false,
      video_content: {
        media_type: 'external-video',
        video_provider: 'vimeo',
        video_url: 'https://vimeo.com/1',
        video_title: 'In the wind',
        video_description: 'Two minutes',
        video_metadata: '',
      },
    })
    expect(media_gallery[1].video_content.video_provider).toBe('youtube')
  })

  test('may be empty', async () => {
    expect(await product(GALLERY)).toMatchObject({ media_gallery: [], media_gallery_entries: [], swatch_image: null })
  })
})

describe('custom attributes', () => {
  beforeEach(() =>
    execute(`
      INSERT INTO attribute (id, code, input, is_filterable, is_comparable, is_visible_on_front, position) VALUES
        (200, 'care', 'text', 0, 0, 1, 5), (201, 'eco_collection', 'boolean', 1, 1, 0, 6), (202, 'deposit', 'price', 0, 0, 0, 7);
      INSERT INTO attribute_label SELECT id, 1, code FROM attribute WHERE id >= 200;
      INSERT INTO product_option VALUES (1, 93, 49);
      INSERT INTO product_attribute_value VALUES
        (1, 200, 0, 'Wash cold'), (1, 200, 2, 'Prać w zimnej'), (1, 201, 0, '1'), (1, 202, 0, '1250')`),
  )

  const ATTRIBUTES = (filters: string) => `custom_attributesV2${filters} {
    items { __typename code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } }
    errors { type message }
  }`
  const attributes = async (filters = '', store?: string) => (await product(ATTRIBUTES(filters), 'tee', store)).custom_attributesV2
  const codes = async (filters: string) => (await attributes(filters)).items.map(({ code }: { code: string }) => code)

  test('are all attributes of the product, options with their labels', async () => {
    expect(await attributes()).toEqual({
      items: [
        { __typename: 'AttributeSelectedOptions', code: 'color', selected_options: [{ label: 'Spruce', value: '49' }] },
        { __typename: 'AttributeValue', code: 'care', value: 'Wash cold' },
        { __typename: 'AttributeValue', code: 'eco_collection', value: '1' },
        { __typename: 'AttributeValue', code: 'deposit', value: '12.500000' },
      ],
      errors: [],
    })
  })

  test("have the store view's own label if it exists", async () => {
    const [color, care] = (await attributes('', 'pl')).items
    expect([color.selected_options[0].label, care.value]).toEqual(['Świerk', 'Prać w zimnej'])
  })

  test.each([
    ['is_visible_on_front: true', ['care']],
    ['is_filterable: true, is_comparable: true', ['eco_collection']],
    ['is_filterable: false', ['care', 'deposit']],
    ['is_wysiwyg_enabled: true', []],
    ['is_wysiwyg_enabled: false, is_comparable: true', ['eco_collection']],
  ])('narrowed by %s are %j', async (filters, expected) => {
    expect(await codes(`(filters: { ${filters} })`)).toEqual(expected)
  })

  test('a filter that products do not have is reported and left out', async () => {
    const { items, errors } = await attributes('(filters: { is_used_for_customer_segment: true })')
    expect(items).toHaveLength(4)
    expect(errors).toEqual([
      {
        type: 'FILTER_NOT_FOUND',
        message: 'Cannot filter by "is_used_for_customer_segment" as that field does not belong to "catalog_product".',
      },
    ])
  })
})

test('URL keys and keywords are returned as stored', async () => {
  execute(`UPDATE product_text SET meta_keyword = 'merino, tee' WHERE product_id = 1;
    INSERT INTO url_rewrite VALUES (1, 'tee', 'PRODUCT', 1, 0, NULL), (1, 'old-tee', 'PRODUCT', NULL, 301, 'tee'), (2, 'koszulka', 'PRODUCT', 1, 0, NULL)`)
  const fields = 'meta_keyword url_key url_suffix url_rewrites { url } canonical_url'
  const tee = { meta_keyword: 'merino, tee', url_key: 'tee', url_suffix: '', url_rewrites: [{ url: 'tee' }], canonical_url: null }
  expect(await product(fields)).toMatchObject(tee)
  changeSetting(shop.database, 'catalog/seo/product_canonical_tag', true)
  expect(await product(fields)).toMatchObject({ ...tee, canonical_url: 'tee' })
})

test('simple products have a quantity, composite products have none', async () => {
  const fields = 'quantity only_x_left_in_stock stock_status ... on PhysicalProductInterface { weight }'
  execute('UPDATE stock SET low_stock_threshold = 20 WHERE product_id = 1')
  expect(await product(fields)).toMatchObject({ quantity: 10, only_x_left_in_stock: 10, stock_status: 'IN_STOCK', weight: 0.2 })
  for (const sku of ['kit', 'set', 'shell']) {
    expect(await product(fields, sku)).toMatchObject({ quantity: null, only_x_left_in_stock: null, stock_status: 'IN_STOCK' })
  }
})

describe('the field named after an attribute', () => {
  test('has the id of the selected option, or null without a selection', async () => {
    const selection = 'custom_attributesV2 { items { code ... on AttributeSelectedOptions { selected_options { value } } } } size material'
    const { custom_attributesV2, size, material } = await product(selection, 'shell-m')
    const [chosen] = custom_attributesV2.items.find(({ code }: { code: string }) => code === 'size').selected_options
    expect(size).toBe(Number(chosen.value))
    expect(material).toBeNull()
  })

  test('has several ids separated by commas', async () => {
    execute(`INSERT INTO attribute (id, code, input, position) VALUES (900, 'material', 'multiselect', 1);
      INSERT INTO attribute_option (id, attribute_id, position) VALUES (901, 900, 1), (902, 900, 2);
      INSERT INTO attribute_option_label (option_id, store_id, label) VALUES (901, 1, 'Wool'), (902, 1, 'Silk');
      INSERT INTO product_option (product_id, attribute_id, option_id) VALUES (1, 900, 901), (1, 900, 902)`)
    expect((await product('material')).material).toBe('901,902')
  })
})

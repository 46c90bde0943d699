import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, PUBLIC_URL } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { fromUid } from '../../graphql/uid.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const routeTo = (fields: string) => `query($url: String!) { route(url: $url) { __typename ... on ProductInterface { ${fields} } } }`
const product = async (url: string, fields: string, store?: string) => (await answerOf(shop, routeTo(fields), { url }, store)).route

const CONFIGURABLE = `... on ConfigurableProduct {
  configurable_options { uid attribute_code attribute_uid label position values { uid label swatch_data { __typename value } } }
  variants { attributes { uid code label } product { sku stock_status only_x_left_in_stock } }
}`

interface Variant {
  readonly attributes: readonly { readonly uid: string; readonly code: string; readonly label: string }[]
  readonly product: { readonly sku: string; readonly stock_status: string }
}

describe('a configurable product', () => {
  test('offers the values of its variants, with swatches, in the language of the store view', async () => {
    const { __typename, uid, configurable_options } = await product('bluza-polarowa-giewont', `uid ${CONFIGURABLE}`, 'pl')
    expect(__typename).toBe('ConfigurableProduct')
    const [color, size] = configurable_options
    expect(fromUid(color.uid)).toBe(`configurable/${fromUid(uid)}/${fromUid(color.attribute_uid)}`)
    expect(color).toMatchObject({ attribute_code: 'color', label: 'Kolor', position: 0 })
    expect(color.values.map(({ label }: { label: string }) => label)).toEqual(['Granit', 'Piarg', 'Staw', 'Modrzew'])
    expect(color.values[0].swatch_data).toEqual({ __typename: 'ColorSwatchData', value: '#24282d' })
    expect(size.values[0].swatch_data).toEqual({ __typename: 'TextSwatchData', value: 'S' })
  })

  test('has one variant per combination, with its attribute values', async () => {
    const { configurable_options, variants } = await product('giewont-grid-fleece', CONFIGURABLE)
    expect(variants).toHaveLength(4 * 5)
    const larchM: Variant = variants.find((variant: Variant) => variant.product.sku === 'HAL-GIE-LAR-M')
    expect(larchM.attributes.map(({ code, label }) => [code, label])).toEqual([
      ['color', 'Larch'],
      ['size', 'M'],
    ])
    const uids = configurable_options.flatMap(({ values }: { values: { uid: string }[] }) => values.map(({ uid }) => uid))
    expect(uids).toEqual(expect.arrayContaining(larchM.attributes.map(({ uid }) => uid)))
    expect(uids.every((uid: string) => fromUid(uid).startsWith('configurable/'))).toBe(true)
  })

  test('leaves out disabled variants and includes those out of stock', async () => {
    const other = openShop()
    other.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'HAL-GIE-LAR-M'")
    const { route } = await answerOf(other, `{ route(url: "giewont-grid-fleece") { ${CONFIGURABLE} } }`)
    const stock = new Map(route.variants.map((variant: Variant) => [variant.product.sku, variant.product.stock_status]))
    expect(stock.has('HAL-GIE-LAR-M')).toBe(false)
    expect(stock.get('HAL-GIE-LAR-XXL')).toBe('OUT_OF_STOCK')
    await other.close()
  })
})

describe('prices', () => {
  const PRICES = `price_range {
    minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } }
    maximum_price { final_price { value } }
  }`

  test('have a final and a regular price', async () => {
    expect((await product('krywan-3l-shell', PRICES)).price_range).toEqual({
      minimum_price: {
        regular_price: { value: 1449, currency: 'PLN' },
        final_price: { value: 1249 },
        discount: { amount_off: 200, percent_off: 13.8 },
      },
      maximum_price: { final_price: { value: 1249 } },
    })
  })

  test('span the variants that can be bought', async () => {
    const other = openShop()
    const range = async () => (await answerOf(other, routeTo(PRICES), { url: 'giewont-grid-fleece' })).route.price_range
    const setPrice = other.database.prepare('UPDATE product SET price = ? WHERE sku = ?')
    setPrice.run(299_00, 'HAL-GIE-LAR-S')
    setPrice.run(499_00, 'HAL-GIE-LAR-L')
    expect(await range()).toMatchObject({ minimum_price: { final_price: { value: 299 } }, maximum_price: { final_price: { value: 499 } } })
    other.database.exec("UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'HAL-GIE-LAR-S')")
    expect(await range()).toMatchObject({ minimum_price: { final_price: { value: 389 } } })
    await other.close()
  })
})

test('texts, dates, categories and pictures come in the language of the store view', async () => {
  const fields = `name url_key meta_description new_from_date description { html } short_description { html }
    categories { name breadcrumbs { category_name category_url_path } } small_image { url label } media_gallery { url label position disabled }`
  const found = await product('kurtka-3l-krywan', fields, 'pl')
  expect(found).toMatchObject({
    name: 'Kurtka 3L Krywań',
    short_description: { html: 'Damska kurtka wodoodporna' },
    small_image: { url: `${PUBLIC_URL}/media/catalog/product/shell-jacket-long-back-women-spruce-front.webp`, label: 'Kurtka 3L Krywań, Świerk' },
    new_from_date: '2026-01-15 08:00:00',
  })
  expect(found.description.html).toContain('<h3>Na deszcz, który pada z\u00A0boku</h3>')
  expect(found.media_gallery.map(({ label }: { label: string }) => label)).toEqual([
    'Kurtka 3L Krywań, Świerk',
    'Kurtka 3L Krywań, Świerk, tył',
    'Kurtka 3L Krywań, Świerk, na sylwetce: wzrost 172 cm, rozmiar S',
    'Kurtka 3L Krywań, Świerk, zbliżenie',
  ])
  const shell = found.categories.find(({ name }: { name: string }) => name === 'Kurtki przeciwdeszczowe')
  expect(shell.breadcrumbs.map((crumb: { category_name: string }) => crumb.category_name)).toEqual(['Kobiety', 'Kurtki i bluzy', 'Kurtki'])
})

test('[PDP-11] clothing is shown on a figure, after its back', async () => {
  const labels = async (urlKey: string, store?: string): Promise<string[]> =>
    (await product(urlKey, 'media_gallery { label }', store)).media_gallery.map(({ label }: { label: string }) => label.split(', ')[2] ?? 'whole')
  expect(await labels('krywan-3l-shell')).toEqual(['whole', 'back', 'on a figure: height 172 cm', 'close-up'])
  expect(await labels('kurtka-3l-krywan', 'pl')).toEqual(['whole', 'tył', 'na sylwetce: wzrost 172 cm', 'zbliżenie'])
  expect(await labels('giewont-grid-fleece')).toContain('on a figure: height 184 cm')
  expect((await labels('rysy-28-pack')).join()).not.toContain('on a figure')
})

const placeholder = (role: string) => `${PUBLIC_URL}/static/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/${role}.jpg`

test('a product without pictures shows the placeholder with its name as label', async () => {
  const other = openShop()
  other.database.exec('DELETE FROM product_media_label; DELETE FROM product_video; DELETE FROM product_media')
  const { route } = await answerOf(other, routeTo('image { url label } small_image { url } media_gallery { url }'), { url: 'giewont-grid-fleece' })
  expect(route).toMatchObject({
    image: { url: placeholder('image'), label: 'Giewont Grid Fleece' },
    small_image: { url: placeholder('small_image') },
    media_gallery: [],
  })
  await other.close()
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf, ask, PUBLIC_URL } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'
import { fromUid, toUid } from '../../graphql/uid.ts'

let shop: Backend
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const SELECTION = `query($uids: [ID!]) { products(filter: { sku: { eq: "HAL-GIE" } }) { items { ... on ConfigurableProduct {
  configurable_options { attribute_code attribute_id attribute_id_v2 values { uid label } }
  configurable_product_options_selection(configurableOptionValueUids: $uids) {
    options_available_for_selection { attribute_code option_value_uids }
    configurable_options { uid attribute_code label values { uid label is_available is_use_default swatch { __typename value } } }
    variant { sku name }
    media_gallery { __typename url label }
  }
} } } }`

const product = async (uids?: string[], store?: string) => (await answerOf(shop, SELECTION, { uids }, store)).products.items[0]
const selection = async (uids?: string[]) => (await product(uids)).configurable_product_options_selection
const refusal = async (uids: string[]) => (await ask(shop, SELECTION, { uids })).errors![0]!

async function uidOf(label: string): Promise<string> {
  const { configurable_options } = await product()
  return configurable_options.flatMap(({ values }: { values: { uid: string; label: string }[] }) => values)
    .find((value: { label: string }) => value.label === label).uid
}

const labelsOf = (values: { label: string; is_available: boolean }[]) =>
  values.filter(({ is_available }) => is_available).map(({ label }) => label)

/** Giewont comes in Granite Night, Scree, Tarn and Larch, from S to XXL. */
const sellOut = (pattern: string) =>
  shop.database.prepare('UPDATE stock SET quantity = 0 WHERE product_id IN (SELECT id FROM product WHERE sku LIKE ?)').run(pattern)

test('without a selection all options are available, with swatches', async () => {
  sellOut('HAL-GIE-LAR-%')
  const { configurable_options, options_available_for_selection, variant, media_gallery } = await selection()
  const [color, size] = configurable_options
  expect(color).toMatchObject({ attribute_code: 'color', label: 'Colour', uid: toUid(93) })
  expect(color.values[0]).toMatchObject({ label: 'Granite Night', is_available: true, is_use_default: false })
  expect(color.values[0].swatch).toEqual({ __typename: 'ColorSwatchData', value: '#24282d' })
  expect(labelsOf(color.values)).toEqual(['Granite Night', 'Scree', 'Tarn'])
  expect(size.values).toHaveLength(5)
  expect(options_available_for_selection.map(({ attribute_code }: { attribute_code: string }) => attribute_code)).toEqual(['color', 'size'])
  expect(options_available_for_selection[0].option_value_uids).toEqual([
    await uidOf('Granite Night'), await uidOf('Scree'), await uidOf('Tarn')])
  expect(variant).toBeNull()
  expect(new Set(media_gallery.map(({ url }: { url: string }) => url)).size).toBe(media_gallery.length)
})

test('a selected colour leaves its sizes and shows its pictures', async () => {
  sellOut('HAL-GIE-TAR-M')
  sellOut('HAL-GIE-SCR-M')
  const tarn = await uidOf('Tarn')
  const { configurable_options, options_available_for_selection, variant, media_gallery } = await selection([tarn])
  expect(configurable_options).toHaveLength(1)
  expect(configurable_options[0].attribute_code).toBe('size')
  expect(labelsOf(configurable_options[0].values)).not.toContain('M')
  expect(configurable_options[0].values).toContainEqual(expect.objectContaining({ label: 'M', is_available: false }))
  expect(options_available_for_selection[0]).toEqual({ attribute_code: 'color', option_value_uids: [tarn] })
  expect(options_available_for_selection[1].option_value_uids).not.toContain(await uidOf('M'))
  expect(variant).toBeNull()
  expect(media_gallery.every(({ url }: { url: string }) => url.includes('-tarn-'))).toBe(true)
  expect(media_gallery[0].url).toMatch(new RegExp(`^${PUBLIC_URL}/media/catalog/product/`))
})

test('a complete selection returns the variant', async () => {
  const { configurable_options, variant } = await selection([await uidOf('Tarn'), await uidOf('L')])
  expect(configurable_options).toEqual([])
  expect(variant.sku).toBe('HAL-GIE-TAR-L')
})

test('so does one value if only one variant has it', async () => {
  for (const size of ['S', 'L', 'XL', 'XXL']) sellOut(`HAL-GIE-TAR-${size}`)
  expect((await selection([await uidOf('Tarn')])).variant.sku).toBe('HAL-GIE-TAR-M')
})

describe('a selection', () => {
  const message = 'configurableOptionValueUids values are incorrect'

  test.each([[toUid('configurable/93/9999')], [toUid('configurable/1/49')], [toUid('bundle/1/2')], [toUid(49)]])(
    'is refused for the uid %s, which is not one of the values',
    async (uid) => {
      expect(await refusal([uid])).toMatchObject({ message, extensions: { category: 'graphql-input' } })
    },
  )

  test('is refused for a sold-out value', async () => {
    sellOut('HAL-GIE-TAR-%')
    expect((await refusal([await uidOf('Tarn')])).message).toBe(message)
  })

  test('is refused for a malformed uid', async () => {
    expect((await refusal(['93/49'])).message).toBe('Value of uid "93/49" is incorrect.')
  })
})

test('returns nothing for two values without a common variant', async () => {
  const { variant, options_available_for_selection, media_gallery } = await selection([await uidOf('Tarn'), await uidOf('Scree')])
  expect([variant, options_available_for_selection, media_gallery]).toEqual([null, [], []])
})

test('options also have the deprecated ids, and values an image as their swatch', async () => {
  const [color] = (await product()).configurable_options
  expect([color.attribute_id, color.attribute_id_v2]).toEqual(['93', 93])
  const option = fromUid(color.values[0].uid).split('/')[2]!
  shop.database.prepare("UPDATE attribute_option SET swatch = '/granite.webp' WHERE id = ?").run(option)
  const SWATCHES = `{ products(filter: { sku: { eq: "HAL-GIE" } }) { items { ... on ConfigurableProduct {
    configurable_options { values { swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } } } } } }`
  const { configurable_options } = (await answerOf(shop, SWATCHES)).products.items[0]
  expect(configurable_options[0].values[0].swatch_data).toEqual({
    __typename: 'ImageSwatchData',
    value: '/granite.webp',
    thumbnail: `${PUBLIC_URL}/media/catalog/product/granite.webp`,
  })
})

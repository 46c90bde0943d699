import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { toUid } from '../../graphql/uid.ts'
import { openSmallShop } from '../catalog/small-shop.fixture.ts'

let shop: Backend
beforeAll(() => {
  shop = openSmallShop()
  shop.database.exec(OPTIONS)
})
afterAll(() => shop.close())

const VIDEO = 6

const OPTIONS = `
  INSERT INTO custom_option (id, product_id, position, input, is_required, price, price_type, sku, max_characters, file_extensions, max_width, max_height)
  VALUES (10, ${VIDEO}, 0, 'area', 0, 5, 'PERCENT', 'letter', 500, NULL, NULL, NULL),
    (11, ${VIDEO}, 1, 'file', 0, 0, 'FIXED', NULL, 0, 'jpg, png', 800, 600),
    (12, ${VIDEO}, 2, 'date', 1, 100, 'FIXED', NULL, 0, NULL, NULL, NULL),
    (13, ${VIDEO}, 3, 'date_time', 0, 0, 'FIXED', NULL, 0, NULL, NULL, NULL),
    (14, ${VIDEO}, 4, 'time', 0, 0, 'FIXED', NULL, 0, NULL, NULL, NULL),
    (15, ${VIDEO}, 5, 'radio', 0, 0, 'FIXED', NULL, 0, NULL, NULL, NULL),
    (16, ${VIDEO}, 6, 'checkbox', 0, 0, 'FIXED', NULL, 0, NULL, NULL, NULL),
    (17, ${VIDEO}, 7, 'multiple', 0, 0, 'FIXED', NULL, 0, NULL, NULL, NULL);
  INSERT INTO custom_option_text SELECT id, 1, input FROM custom_option WHERE id >= 10;
  INSERT INTO custom_option_value VALUES (10, 15, 0, 500, 'FIXED', 'r'), (11, 16, 0, 700, 'FIXED', 'c'), (12, 17, 0, 3, 'PERCENT', 'm');
  INSERT INTO custom_option_value_text SELECT id, 1, sku FROM custom_option_value WHERE id >= 10`

const ENTERED = 'product_sku value { uid sku price price_type'
const CHOSEN = 'value { uid option_type_id sku title price price_type'
const PRODUCT = `query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on CustomizableProductInterface { options {
  __typename uid title required sort_order
  ... on CustomizableFieldOption { ${ENTERED} max_characters } }
  ... on CustomizableAreaOption { ${ENTERED} max_characters } }
  ... on CustomizableFileOption { ${ENTERED} file_extension image_size_x image_size_y } }
  ... on CustomizableDateOption { ${ENTERED} type } }
  ... on CustomizableDropDownOption { values: ${CHOSEN} sort_order } }
  ... on CustomizableRadioOption { values: ${CHOSEN} sort_order } }
  ... on CustomizableCheckboxOption { values: ${CHOSEN} } }
  ... on CustomizableMultipleOption { values: ${CHOSEN} sort_order } }
} } } } }`

const options = async (sku: string, store?: string) => (await answerOf(shop, PRODUCT, { sku }, store)).products.items[0].options

test('an entered option has one price, a selectable option one for each value', async () => {
  expect(await options('mug')).toEqual([
    {
      __typename: 'CustomizableFieldOption',
      uid: toUid('custom-option/1'),
      title: 'Engraving',
      required: true,
      sort_order: 0,
      product_sku: 'mug',
      value: { uid: toUid('custom-option/1'), sku: 'engraved', price: 15, price_type: 'FIXED', max_characters: 20 },
    },
    {
      __typename: 'CustomizableDropDownOption',
      uid: toUid('custom-option/2'),
      title: 'Wrapping',
      required: false,
      sort_order: 1,
      values: [
        { uid: toUid('custom-option/2/1'), option_type_id: 1, sku: 'paper', title: 'Paper', price: 0, price_type: 'FIXED', sort_order: 0 },
        { uid: toUid('custom-option/2/2'), option_type_id: 2, sku: 'tin', title: 'Tin', price: 10, price_type: 'PERCENT', sort_order: 1 },
      ],
    },
  ])
})

test('every kind of input has its own type', async () => {
  const found = await options('video')
  expect(found.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
    'CustomizableAreaOption',
    'CustomizableFileOption',
    'CustomizableDateOption',
    'CustomizableDateOption',
    'CustomizableDateOption',
    'CustomizableRadioOption',
    'CustomizableCheckboxOption',
    'CustomizableMultipleOption',
  ])
  const [area, file, date, dateTime, time, radio, checkbox, multiple] = found
  expect(area.value).toMatchObject({ price: 5, price_type: 'PERCENT', max_characters: 500 })
  expect(file.value).toMatchObject({ file_extension: 'jpg, png', image_size_x: 800, image_size_y: 600 })
  expect(date).toMatchObject({ required: true, value: { type: 'DATE', price: 1 } })
  expect([dateTime.value.type, time.value.type]).toEqual(['DATE_TIME', 'TIME'])
  expect([radio.values[0].price, checkbox.values[0].uid, multiple.values[0].price_type]).toEqual([5, toUid('custom-option/16/11'), 'PERCENT'])
})

test('options are in the language of the store view; a product without any has an empty list', async () => {
  const [engraving, wrapping] = await options('mug', 'pl')
  expect([engraving.title, wrapping.values[1].title]).toEqual(['Grawer', 'Puszka'])
  expect(await options('tee')).toEqual([])
})

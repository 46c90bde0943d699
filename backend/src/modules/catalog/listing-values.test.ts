import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { answerOf } from '../../ask.fixture.ts'
import { openShop } from '../../shop.fixture.ts'

let shop: Backend
beforeAll(() => {
  shop = openShop()
  shop.database.exec(`
    DELETE FROM product_attribute_value;
    DELETE FROM listing_value;
    DELETE FROM attribute_label WHERE attribute_id IN (SELECT id FROM attribute WHERE input = 'boolean');
    DELETE FROM attribute WHERE input = 'boolean';
    INSERT INTO attribute (id, code, input, is_filterable, position) VALUES
      (900, 'eco_collection', 'boolean', 1, 1), (901, 'sale', 'boolean', 0, 90), (902, 'deposit', 'price', 1, 91);
    INSERT INTO attribute_label SELECT id, 1, upper(code) FROM attribute WHERE id >= 900;
    INSERT INTO product_attribute_value SELECT id, 900, 0, '1' FROM product WHERE sku IN ('HAL-RUS', 'HAL-GIE-LAR-M', 'HAL-KRY');
    INSERT INTO product_attribute_value SELECT id, 900, 0, '0' FROM product WHERE sku IN ('HAL-SZP', 'HAL-GIE-LAR-L');
    INSERT INTO product_attribute_value SELECT id, 901, 0, '1' FROM product WHERE sku = 'HAL-RUS';
    INSERT INTO product_attribute_value SELECT id, 902, 0, '1250' FROM product WHERE sku = 'HAL-RUS';
    INSERT INTO reindex SELECT id FROM product`)
})
afterAll(() => shop.close())

const LISTING = `query($filter: ProductAttributeFilterInput) { products(filter: $filter, pageSize: 100) {
  items { sku } aggregations { attribute_code label count position options { label value count } }
} }`
const find = async (filter: object) => (await answerOf(shop, LISTING, { filter })).products
const skus = async (filter: object) => (await find(filter)).items.map(({ sku }: { sku: string }) => sku).toSorted()

test('filters by a boolean attribute, including the values of variants', async () => {
  expect(await skus({ eco_collection: { eq: '1' } })).toEqual(['HAL-GIE', 'HAL-KRY', 'HAL-RUS'])
  expect(await skus({ eco_collection: { eq: '0' } })).toEqual(['HAL-GIE', 'HAL-SZP'])
  expect(await skus({ eco_collection: { in: ['0', '1'] }, sku: { in: ['HAL-SZP', 'HAL-RUS', 'HAL-ZAW'] } })).toEqual(['HAL-RUS', 'HAL-SZP'])
})

test('a filterable boolean is a facet with the values 0 and 1, at its position', async () => {
  const { aggregations } = await find({})
  const codes = aggregations.map(({ attribute_code }: { attribute_code: string }) => attribute_code)
  expect(codes.slice(0, 5)).toEqual(['price', 'category_uid', 'color', 'size', 'eco_collection'])
  expect(codes).not.toContain('sale')
  expect(aggregations[4]).toEqual({
    attribute_code: 'eco_collection',
    label: 'ECO_COLLECTION',
    count: 2,
    position: 1,
    options: [
      { label: '0', value: '0', count: 2 },
      { label: '1', value: '1', count: 3 },
    ],
  })
  expect(aggregations.at(-1)).toMatchObject({ attribute_code: 'deposit', options: [{ label: '12.5', value: '12.5', count: 1 }] })
})

test('its counts follow the other filters', async () => {
  const { aggregations } = await find({ sku: { eq: 'HAL-RUS' } })
  expect(aggregations.find(({ attribute_code }: { attribute_code: string }) => attribute_code === 'eco_collection').options).toEqual([
    { label: '1', value: '1', count: 1 },
  ])
})

test('a filter by an unknown attribute finds nothing', async () => {
  expect(await skus({ erin_recommends: { eq: '1' } })).toEqual([])
})

test('the deprecated filters match the facets, with plain category ids', async () => {
  const OLDER = `query($filter: ProductAttributeFilterInput) { products(filter: $filter) {
    filters { name request_var filter_items_count filter_items { __typename label value_string } } } }`
  const { filters } = (await answerOf(shop, OLDER, { filter: { sku: { eq: 'HAL-RUS' } } })).products
  const [price, category, color] = filters
  expect(price).toEqual({
    name: 'Price',
    request_var: 'price',
    filter_items_count: 1,
    filter_items: [{ __typename: 'LayerFilterItem', label: '210-220', value_string: '210_220' }],
  })
  expect(category).toMatchObject({ name: 'Category', request_var: 'cat' })
  expect(category.filter_items).toContainEqual({ __typename: 'LayerFilterItem', label: 'Men', value_string: '20' })
  expect(color).toMatchObject({ name: 'Colour', request_var: 'color' })
})

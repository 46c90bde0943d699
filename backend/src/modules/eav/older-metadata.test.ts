import { StatementSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestShop } from '../cart/cart.fixture.ts'
import { errorsOf, openShopWithAttributes } from './attributes.fixture.ts'

let shop: TestShop
beforeAll(() => void (shop = openShopWithAttributes()))
afterAll(() => shop.close())

describe('the deprecated metadata', () => {
  const METADATA = `query ($attributes: [AttributeInput!]!) { customAttributeMetadata(attributes: $attributes) { items {
    attribute_code entity_type attribute_type input_type attribute_options { label value }
    storefront_properties {
      position use_in_layered_navigation use_in_product_listing use_in_search_results_layered_navigation visible_on_catalog_pages
    }
  } } }`
  const items = async (attributes: object[], store?: string) => {
    const { data, errors } = await shop.ask(METADATA, { attributes }, store)
    expect(errors).toBeUndefined()
    return data.customAttributeMetadata.items
  }

  test('describes how a product attribute is stored, entered and used', async () => {
    expect(await items([{ attribute_code: 'size', entity_type: 'catalog_product' }])).toEqual([
      {
        attribute_code: 'size', entity_type: 'catalog_product', attribute_type: 'Int', input_type: 'select',
        attribute_options: [{ label: 'M', value: '167' }, { label: 'L', value: '168' }],
        storefront_properties: {
          position: 0, use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS', use_in_product_listing: false,
          use_in_search_results_layered_navigation: true, visible_on_catalog_pages: false,
        },
      },
    ])
  })

  test('runs as many statements for a hundred attributes as for one', async () => {
    const statements = async (count: number) => {
      const all = vi.spyOn(StatementSync.prototype, 'all')
      await items(Array.from({ length: count }, () => ({ attribute_code: 'size', entity_type: 'catalog_product' })))
      const { length } = all.mock.calls
      all.mockRestore()
      return length
    }
    expect(await statements(100)).toBe(await statements(1))
  })

  test.each([
    ['color', 'catalog_product', 'Int', 'select'],
    ['description', 'catalog_product', 'String', 'textarea'],
    ['special_price', 'catalog_product', 'Float', 'price'],
    ['news_from_date', 'catalog_product', 'String', 'date'],
    ['care', 'catalog_product', 'String', 'textarea'],
    ['name', 'catalog_category', 'String', 'text'],
    ['email', 'customer', 'AnyType', 'text'],
    ['sport', 'customer', 'String', 'multiselect'],
    ['street', 'customer_address', 'AnyType', 'multiline'],
  ])('describes %s of %s as %s with the input %s', async (attribute_code, entity_type, attribute_type, input_type) => {
    expect(await items([{ attribute_code, entity_type }])).toMatchObject([{ attribute_type, input_type }])
  })

  test('is in the language of the store view', async () => {
    const [colour, vegan] = await items(['color', 'is_vegan'].map((attribute_code) => ({ attribute_code, entity_type: 'catalog_product' })), 'pl')
    expect(colour.attribute_options).toEqual([{ label: 'Świerk', value: '49' }])
    expect(vegan.attribute_options).toEqual([{ label: 'Tak', value: '1' }, { label: 'Nie', value: '0' }])
  })

  test('returns an unknown attribute without an error', async () => {
    expect(await items([{ attribute_code: 'nope', entity_type: 'catalog_product' }])).toEqual([
      { attribute_code: 'nope', entity_type: 'catalog_product', attribute_type: 'AnyType', input_type: null, attribute_options: null, storefront_properties: null },
    ])
  })

  test('reports each incomplete input separately', async () => {
    const { data, errors } = await shop.ask(METADATA, {
      attributes: [{ entity_type: 'customer' }, { attribute_code: 'sku' }, {}, { attribute_code: 'sku', entity_type: 'shelf' }, { attribute_code: 'sku', entity_type: 'catalog_product' }],
    })
    expect(data.customAttributeMetadata.items).toMatchObject([null, null, null, null, { attribute_code: 'sku' }])
    expect(errorsOf(errors)).toEqual([
      ['Missing attribute_code for the input entity_type: customer.', 'graphql-input'],
      ['Missing entity_type for the input attribute_code: sku.', 'graphql-input'],
      ['Missing attribute_code/entity_type for the input Empty AttributeInput.', 'graphql-input'],
      ['Invalid entity_type specified: shelf', 'graphql-input'],
    ])
  })
})

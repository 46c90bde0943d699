import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../cart/cart.fixture.ts'
import { errorsOf, openShopWithAttributes } from './attributes.fixture.ts'

let shop: TestShop
beforeAll(() => void (shop = openShopWithAttributes()))
afterAll(() => shop.close())

const FIELDS = `
  items {
    __typename code label entity_type frontend_input frontend_class default_value is_required is_unique
    options { __typename label value is_default }
    ... on CatalogAttributeMetadata {
      apply_to is_comparable is_filterable is_filterable_in_search is_html_allowed_on_front is_searchable is_used_for_price_rules
      is_used_for_promo_rules is_visible_in_advanced_search is_visible_on_front is_wysiwyg_enabled swatch_input_type
      update_product_preview_image use_product_image_for_swatch used_in_product_listing
    }
    ... on CustomerAttributeMetadata { input_filter multiline_count sort_order validate_rules { name value } }
  }
  errors { type message }`

describe('the metadata by code', () => {
  const METADATA = `query ($attributes: [AttributeInput!]) { customAttributeMetadataV2(attributes: $attributes) { ${FIELDS} } }`
  const ask = async (...attributes: [entity: string | null, code: string | null][]) => {
    const inputs = attributes.map(([entity_type, attribute_code]) => ({ entity_type, attribute_code }))
    return (await shop.ask(METADATA, { attributes: inputs })).data.customAttributeMetadataV2
  }

  test('describes a product attribute', async () => {
    expect(await ask(['catalog_product', 'color'])).toEqual({
      items: [
        {
          __typename: 'CatalogAttributeMetadata', code: 'color', label: 'Colour', entity_type: 'CATALOG_PRODUCT', frontend_input: 'SELECT',
          frontend_class: null, default_value: null, is_required: false, is_unique: false,
          options: [{ __typename: 'AttributeOptionMetadata', label: 'Spruce', value: '49', is_default: false }],
          apply_to: null, is_comparable: true, is_filterable: true, is_filterable_in_search: true, is_html_allowed_on_front: false,
          is_searchable: true, is_used_for_price_rules: false, is_used_for_promo_rules: false, is_visible_in_advanced_search: true,
          is_visible_on_front: false, is_wysiwyg_enabled: false, swatch_input_type: 'VISUAL', update_product_preview_image: true,
          use_product_image_for_swatch: false, used_in_product_listing: false,
        },
      ],
      errors: [],
    })
  })

  test('describes text swatches and product types; an attribute without a label has its code as label', async () => {
    const { items } = await ask(['catalog_product', 'size'], ['catalog_product', 'price'], ['catalog_product', 'bare'])
    expect(items).toMatchObject([
      { code: 'price', apply_to: ['SIMPLE', 'VIRTUAL', 'BUNDLE', 'DOWNLOADABLE'], swatch_input_type: null, use_product_image_for_swatch: null },
      { code: 'size', swatch_input_type: 'TEXT', update_product_preview_image: false },
      { code: 'bare', label: 'bare' },
    ])
  })

  test('describes customer and address attributes', async () => {
    const { items } = await ask(['customer', 'firstname'], ['customer_address', 'street'], ['customer', 'sport'])
    expect(items).toMatchObject([
      {
        __typename: 'CustomerAttributeMetadata', code: 'firstname', label: 'First Name', entity_type: 'CUSTOMER', frontend_input: 'TEXT',
        is_required: true, input_filter: 'TRIM', multiline_count: 0, sort_order: 10,
        validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: '255' }, { name: 'MIN_TEXT_LENGTH', value: '1' }],
      },
      { code: 'sport', is_required: false, options: [{ label: 'Climbing', value: '8' }, { label: 'Running', value: '7' }], validate_rules: [] },
      { code: 'street', entity_type: 'CUSTOMER_ADDRESS', frontend_input: 'MULTILINE', multiline_count: 2 },
    ])
  })

  test('reports unknown attributes and leaves out hidden ones', async () => {
    expect(await ask(['catalog_product', 'nope'], ['shelf', 'sku'], ['customer', 'gender'], ['customer', null], [null, 'sku'])).toEqual({
      items: [],
      errors: [
        { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "nope" could not be found.' },
        { type: 'ENTITY_NOT_FOUND', message: 'Entity "shelf" could not be found.' },
        { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "" could not be found.' },
        { type: 'ENTITY_NOT_FOUND', message: 'Entity "" could not be found.' },
      ],
    })
  })

  test('requires attributes', async () => {
    const { errors } = await shop.ask('{ customAttributeMetadataV2 { items { code } errors { type } } }')
    expect(errorsOf(errors)).toEqual([['Required parameter "attributes" of type array.', 'graphql-input']])
  })
})

describe('the attributes of a form', () => {
  const form = async (formCode: string, store?: string) =>
    (await shop.ask(`query ($formCode: String!) { attributesForm(formCode: $formCode) { ${FIELDS} } }`, { formCode }, store)).data.attributesForm
  const codes = async (formCode: string) => (await form(formCode)).items.map(({ code }: { code: string }) => code)

  test('come in the order of the form, custom attributes last', async () => {
    expect(await codes('customer_account_create')).toEqual(['firstname', 'lastname', 'email', 'sport', 'consent_statute'])
    expect(await codes('customer_account_edit')).toEqual(['firstname', 'lastname', 'email', 'sport', 'consent_statute', 'since'])
    const address = [
      'firstname', 'lastname', 'company', 'street', 'city', 'country_id', 'region', 'region_id', 'postcode', 'telephone', 'vat_id',
    ]
    expect(await codes('customer_register_address')).toEqual(address)
    expect(await codes('customer_address_edit')).toEqual(address)
  })

  test("have labels in the store view's language, and no list of countries", async () => {
    const { items, errors } = await form('customer_account_create', 'pl')
    expect(errors).toEqual([])
    expect(items.at(-1)).toMatchObject({
      code: 'consent_statute', label: 'Akceptuję regulamin', is_required: true, frontend_input: 'BOOLEAN',
      options: [{ label: 'Tak', value: '1' }, { label: 'Nie', value: '0' }],
    })
    const country = (await form('customer_address_edit')).items.find(({ code }: { code: string }) => code === 'country_id')
    expect(country).toMatchObject({ frontend_input: 'SELECT', is_required: true, options: [] })
  })

  test.each(['nope', 'adminhtml_customer', 'toString'])('report the unknown form %s', async (formCode) => {
    expect(await form(formCode)).toEqual({ items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }] })
  })

  test('require a form code', async () => {
    const { errors } = await shop.ask('{ attributesForm(formCode: "") { items { code } errors { type } } }')
    expect(errorsOf(errors)).toEqual([['Required parameter "formCode" of type string.', 'graphql-input']])
  })
})

describe('the list of attributes', () => {
  const LIST = `query ($type: AttributeEntityTypeEnum!, $filters: AttributeFilterInput) {
    attributesList(entityType: $type, filters: $filters) { items { code entity_type } errors { type message } }
  }`
  const list = async (type: string, filters?: object) => (await shop.ask(LIST, { type, filters })).data.attributesList
  const codes = async (type: string, filters?: object) => (await list(type, filters)).items.map(({ code }: { code: string }) => code)

  test('contains product attributes except static ones', async () => {
    const all = await codes('CATALOG_PRODUCT')
    expect(all).toEqual(expect.arrayContaining(['name', 'description', 'price', 'color', 'size', 'care', 'is_vegan']))
    expect(all).not.toContain('sku')
  })

  test('contains category and custom customer attributes, but no address attributes, which are static', async () => {
    expect(await codes('CATALOG_CATEGORY')).toEqual(expect.arrayContaining(['name', 'is_anchor', 'display_mode']))
    expect(await codes('CUSTOMER')).toEqual(['sport', 'consent_statute', 'since'])
    expect(await codes('CUSTOMER_ADDRESS')).toEqual([])
    expect(await codes('RMA_ITEM')).toEqual([])
  })

  test.each([
    [{ is_filterable: true, is_comparable: true }, ['color']],
    [{ is_html_allowed_on_front: true, is_visible_on_front: true }, ['care']],
    [{ used_in_product_listing: true, is_filterable_in_search: true }, ['price', 'is_vegan']],
    [{ is_used_for_promo_rules: true }, []],
    [{ is_used_for_price_rules: true }, []],
    [{ is_searchable: true, is_wysiwyg_enabled: true }, ['description', 'short_description']],
    [{ is_visible_in_advanced_search: true, is_filterable: true, is_comparable: null }, ['price', 'color']],
  ])('is filtered by %j', async (filters, expected) => {
    expect(await codes('CATALOG_PRODUCT', filters)).toEqual(expected)
  })

  test('can be filtered by false', async () => {
    const others = await codes('CATALOG_PRODUCT', { is_filterable: false })
    expect(others).toContain('care')
    expect(others).not.toContain('color')
  })

  test('reports a filter that the entity does not have', async () => {
    expect(await list('CUSTOMER', { is_searchable: true })).toEqual({
      items: ['sport', 'consent_statute', 'since'].map((code) => ({ code, entity_type: 'CUSTOMER' })),
      errors: [{ type: 'FILTER_NOT_FOUND', message: 'Cannot filter by "is_searchable" as that field does not belong to "customer".' }],
    })
    expect((await list('CATALOG_PRODUCT', { is_used_for_customer_segment: true })).errors).toEqual([
      { type: 'FILTER_NOT_FOUND', message: 'Cannot filter by "is_used_for_customer_segment" as that field does not belong to "catalog_product".' },
    ])
  })
})

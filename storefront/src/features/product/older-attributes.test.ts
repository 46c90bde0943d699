import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { productAttributes } from './product-attributes.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = fakeBackend()

const shown = { visible_on_catalog_pages: true }
const METADATA = [
  { attribute_code: 'material', input_type: 'multiselect', storefront_properties: shown, attribute_options: [{ label: 'Wool &amp; silk', value: '12' }, { label: 'Nylon', value: '15' }, null] },
  { attribute_code: 'is_vegan', input_type: 'boolean', storefront_properties: shown, attribute_options: [] },
  { attribute_code: 'season', input_type: 'select', storefront_properties: { visible_on_catalog_pages: false }, attribute_options: [{ label: 'Winter', value: '3' }] },
  null,
]
const FACETS = ['price', 'category_uid', 'material', 'is_vegan', 'season'].map((attribute_code) => ({ attribute_code, label: `The &quot;${attribute_code}&quot;` }))

interface Request {
  readonly operationName: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Answers as a Magento without attributesList, whose product has the values. */
function answerWith(values: Record<string, unknown>): void {
  backend.answer = ({ body }) => {
    const { operationName } = body as Request
    if (operationName === 'AttributeLabels') return Response.json({ errors: [{ message: 'Cannot query field "attributesList" on type "Query".' }] })
    if (operationName === 'FilterKeys') return Response.json({ data: { products: { aggregations: [...FACETS, null] } } })
    if (operationName === 'AttributeMetadata') return Response.json({ data: { customAttributeMetadata: { items: METADATA } } })
    return Response.json({ data: { products: { items: [values] } } })
  }
}
const requested = (name: string) => backend.calls.map(({ body }) => body as Request).find(({ operationName }) => operationName === name)

test('[API-07] [PDP-02] shows attributes from customAttributeMetadata where the backend has no list of them', async () => {
  answerWith({ material: '15, 12', is_vegan: 0 })
  expect(await productAttributes({ sku: 'HAT' }, 'en')).toEqual([
    { code: 'material', label: 'The "material"', value: 'Nylon, Wool & silk', isYesNo: false, isWritten: false },
    { code: 'is_vegan', label: 'The "is_vegan"', value: '0', isYesNo: true, isWritten: false },
  ])
  const attributes = ['material', 'is_vegan', 'season'].map((attribute_code) => ({ attribute_code, entity_type: 'catalog_product' }))
  expect(requested('AttributeMetadata')?.variables).toEqual({ attributes })
  expect(requested('OlderAttributeValues')).toMatchObject({ variables: { sku: 'HAT' }, query: expect.stringContaining('items { material is_vegan }') })
})

test('[PDP-02] leaves out an attribute without a value or with the value of an unknown option', async () => {
  answerWith({ material: '99', is_vegan: null })
  expect(await productAttributes({ sku: 'HAT' }, 'en')).toEqual([])
})

test('where attributes cannot be read, the page is rendered without them', async () => {
  answerWith({})
  const answer = backend.answer
  backend.answer = (call) => ((call.body as Request).operationName === 'OlderAttributeValues' ? Response.json({ errors: [{ message: 'Internal server error' }] }) : answer(call))
  expect(await productAttributes({ sku: 'HAT' }, 'en')).toEqual([])
  expect(console.error).toHaveBeenCalledOnce()
})

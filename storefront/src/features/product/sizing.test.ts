import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'

vi.hoisted(() => {
  vi.stubEnv('SIZE_GUIDE_ATTRIBUTE', 'size_guide')
  vi.stubEnv('FIT_ATTRIBUTE', 'fit')
})
vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = fakeBackend()
// Attribute names are cached for a request; each test is one.
beforeEach(() => vi.resetModules())

const load = async () => ({ ...(await import('./sizing.ts')), ...(await import('./product-attributes.ts')) })
const NAMES = [{ code: 'size_guide', label: 'Size guide', frontend_input: 'TEXT' }, { code: 'fit', label: 'Fit', frontend_input: 'SELECT' }]
const productWith = (...items: object[]) => ({ sku: 'HAT', custom_attributesV2: { items } })
const guide = { code: 'size_guide', value: 'size-guide-hats' }
const fit = { code: 'fit', selected_options: [{ label: 'Runs small' }] }

test('[PDP-16] [PDP-17] the block with the sizes and how they run come from the attributes in the settings', async () => {
  backend.answer = () => Response.json({ data: { attributesList: { items: NAMES } } })
  const { getSizing, productAttributes } = await load()
  expect(await getSizing(productWith(guide, fit), 'en')).toEqual({ guide: 'size-guide-hats', fit: 'Runs small' })
  expect(await getSizing(productWith(fit), 'en')).toEqual({ fit: 'Runs small' })
  expect(await getSizing(productWith(), 'en')).toBeUndefined()
  expect(await productAttributes(productWith(guide, fit), 'en'), 'not repeated among the other attributes').toEqual([])
})

test.each(['../returns', 'a b', '"', 'x'.repeat(101)])('[PDP-16] no block has the identifier %s', async (value) => {
  backend.answer = () => Response.json({ data: { attributesList: { items: NAMES } } })
  const { getSizing } = await load()
  expect(await getSizing(productWith({ code: 'size_guide', value }), 'en')).toBeUndefined()
})

const METADATA = [{ attribute_code: 'fit', attribute_options: [{ label: 'Runs small', value: '12' }, { label: 'Runs large', value: '13' }] }, { attribute_code: 'size_guide', attribute_options: [] }]

/** A Magento without attributesList. @param values of the product's fields */
function answerAsOlder(values: object): void {
  backend.answer = ({ body }) => {
    const { operationName } = body as { operationName: string }
    if (operationName === 'AttributeLabels') return Response.json({ errors: [{ message: 'Cannot query field "attributesList" on type "Query".' }] })
    if (operationName === 'AttributeMetadata') return Response.json({ data: { customAttributeMetadata: { items: METADATA } } })
    return Response.json({ data: { products: { items: [values] } } })
  }
}

test('[PDP-16] [PDP-17] before Magento 2.4.7 they come from the fields of the attributes', async () => {
  answerAsOlder({ size_guide: 'size-guide-hats', fit: 13 })
  const { getSizing } = await load()
  expect(await getSizing({ sku: 'HAT' }, 'en')).toEqual({ guide: 'size-guide-hats', fit: 'Runs large' })
  expect(backend.calls.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ variables: { sku: 'HAT' }, query: expect.stringContaining('items { size_guide fit }') }),
  )
})

test('a product without either, or with an option that is gone, has none', async () => {
  answerAsOlder({ size_guide: null, fit: 99 })
  const { getSizing } = await load()
  expect(await getSizing({ sku: 'HAT' }, 'en')).toBeUndefined()
})

test('[PDP-16] a shop that names no attribute asks for none', async () => {
  vi.stubEnv('SIZE_GUIDE_ATTRIBUTE', '')
  vi.stubEnv('FIT_ATTRIBUTE', '')
  const { getSizing } = await load()
  expect(await getSizing(productWith(guide, fit), 'en')).toBeUndefined()
  expect(backend.calls).toEqual([])
  vi.stubEnv('SIZE_GUIDE_ATTRIBUTE', 'size_guide')
  vi.stubEnv('FIT_ATTRIBUTE', 'fit')
})

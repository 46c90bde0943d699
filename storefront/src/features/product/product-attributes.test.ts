import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { leadingFacts, productAttributes } from './product-attributes.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = fakeBackend()

/** Attributes that a merchant could add in Magento's administration: no file of the storefront names them. */
const ATTRIBUTES = [
  { code: 'dye_house', label: 'Dye house', frontend_input: 'TEXT' },
  { code: 'fibres', label: 'Fibres', frontend_input: 'MULTISELECT' },
  { code: 'is_mended_free', label: 'Repaired free of charge', frontend_input: 'BOOLEAN' },
]

const productWith = (...items: object[]) => ({ sku: 'HAT', custom_attributesV2: { items } })

test('[PDP-02] [API-07] a new attribute is shown with its label and value without a change to the storefront', async () => {
  backend.answer = () => Response.json({ data: { attributesList: { items: [...ATTRIBUTES, null] } } })
  const product = productWith(
    { code: 'fibres', selected_options: [{ label: 'Hemp' }, { label: 'Wool' }] },
    { code: 'dye_house', value: '<b>Nowa</b> &amp; Sons' },
    { code: 'is_mended_free', value: '1' },
    { code: 'internal_note', value: 'not in attributesList' },
    { code: 'dye_house', value: '' },
  )
  expect(await productAttributes(product, 'en')).toEqual([
    { code: 'fibres', label: 'Fibres', value: 'Hemp, Wool', isYesNo: false, isWritten: false },
    { code: 'dye_house', label: 'Dye house', value: 'Nowa & Sons', isYesNo: false, isWritten: true },
    { code: 'is_mended_free', label: 'Repaired free of charge', value: '1', isYesNo: true, isWritten: false },
  ])
})

test.each([
  ['<ul><li>Two zips</li><li>410\u00A0g in size M</li></ul>', ['Care', 'Gender']],
  ['<ul><li>Wool,\u00A0410 g/m²</li><li>1410 g</li></ul>', ['Weight', 'Care', 'Gender']],
  ['<ul><li>For women</li></ul>', ['Weight', 'Care', 'Gender']],
  [undefined, ['Weight', 'Care', 'Gender']],
])('[PDP-02] beside the points %j, the leading attributes are %j: none says what a point says', (points, labels) => {
  const attribute = (label: string, value: string, isWritten = true) => ({ code: label, label, value, isWritten, isYesNo: false })
  const attributes = [attribute('Gender', 'women', false), attribute('Weight', '410 g'), attribute('Care', 'Wash cold')]
  expect(leadingFacts(attributes, points).map(({ label }) => label)).toEqual(labels)
})

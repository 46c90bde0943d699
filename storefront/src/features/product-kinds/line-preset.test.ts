import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fakeDocument } from '../../lib/fake-document.fixture.ts'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { BundleOption } from './bundle-options.ts'
import type { CustomOption } from './custom-options.ts'
import { linePreset } from './line-preset.ts'
import { LINKS } from './download-section.ts'
import type { ProductChoice } from './product-choice.ts'
import { type ChoiceSection, restoredSelection } from './sections.ts'

beforeAll(() => vi.stubGlobal('document', fakeDocument(new Map())))
afterAll(() => vi.unstubAllGlobals())

const uid = (text: string) => btoa(text)
const cost = { now: 1, regular: 1 }
const line = (parts: object) => ({ __typename: 'SimpleCartItem', quantity: 3, product: { sku: 'ABC' }, ...parts }) as unknown as CartLineFragment
const preset = (parts: object, product: Partial<ProductChoice> = {}) => linePreset(line(parts), { options: [], variants: [], ...product })
const restored = (parts: object, section: ChoiceSection) => restoredSelection([section], preset(parts).input)

const value = (text: string) => ({ uid: uid(text), label: text })
const options = [
  { code: 'color', label: 'Colour', values: [value('configurable/93/49'), value('configurable/93/50')] },
  { code: 'size', label: 'Size', values: [value('configurable/94/168'), value('configurable/94/169')] },
]
const variants = (isInStock: boolean) => [{ sku: 'v', uids: [uid('configurable/93/50'), uid('configurable/94/168')], isInStock, pictures: [] }]
const chosen = ['configurable/93/50', 'configurable/94/168'].map((text) => ({ configurable_product_option_value_uid: uid(text) }))

test.each([
  ['chosen', true, { color: uid('configurable/93/50'), size: uid('configurable/94/168') }],
  ['left open if sold out since', false, {}],
])('[CART-07] colour and size are %s', (_, isInStock, choice) => {
  expect(preset({ configurable_options: chosen }, { options, variants: variants(isInStock) })).toMatchObject({ quantity: 3, choice })
})

const part = (text: string, isInStock = true) => ({ uid: uid(text), label: text, quantity: 1, isFree: true, isDefault: true, isInStock, cost })
const bundle: BundleOption[] = [
  { uid: 'mat', label: 'Mat', kind: 'radio', isRequired: true, parts: [part('bundle/1/4/1'), part('bundle/1/5/1')] },
  { uid: 'more', label: 'More', kind: 'checkbox', isRequired: false, parts: [part('bundle/2/6/1'), part('bundle/2/7/1', false)] },
]

test('[CART-07] restores the parts of a bundle and their quantities', () => {
  const values = [{ uid: uid('bundle/1/5/2'), quantity: 2 }]
  expect(restored({ bundle_options: [{ values }] }, { kind: 'bundle', options: bundle })).toMatchObject({
    answers: { mat: [uid('bundle/1/5/1')], more: [] }, quantities: { [uid('bundle/1/5/1')]: 2 },
  })
})

test('[CART-07] shows the parts of a bundle in the gallery that look different', () => {
  const pictured = bundle.map((option) => ({ ...option, parts: option.parts.map((each, index) => ({ ...each, isDefault: index === 0, page: { picture: `${each.label}.png` } })) }))
  const extras = { cost, sections: [{ kind: 'bundle', options: pictured }] as const }
  const values = [{ uid: uid('bundle/1/5/1'), quantity: 1 }, { uid: uid('bundle/2/6/1'), quantity: 1 }]
  expect(preset({ bundle_options: [{ values }] }, { extras }).pictures).toEqual({ 'bundle/1/5/1.png': 'bundle/1/5/1' })
})

test('leaves a part open that has sold out since', () => {
  const values = [{ uid: uid('bundle/2/7/1'), quantity: 1 }]
  expect(restored({ bundle_options: [{ values }] }, { kind: 'bundle', options: bundle })).toMatchObject({ answers: { mat: [], more: [] }, quantities: {} })
})

test('[CART-07] restores chosen files', () => {
  const links = [1, 2].map((id) => ({ uid: uid(`downloadable/${id}`), label: '', amount: 0 }))
  const downloads = { kind: 'downloads', label: 'Files', isSeparate: true, links, samples: [] } as const
  expect(restored({ links: [{ uid: uid('downloadable/2') }] }, downloads).answers).toEqual({ [LINKS]: [uid('downloadable/2')] })
})

const custom = (kind: CustomOption['kind'], values: string[] = []): CustomOption => ({
  uid: uid('custom-option/7'), label: '', kind, isRequired: true, maxLength: 0, amount: 0, values: values.map((text) => ({ ...value(text), amount: 0 })),
})

test.each([
  ['text', 'field', 'Anna', 'Anna'],
  ['area', 'area', '2027-02-14 Anna', '2027-02-14 Anna'],
  ['date', 'date', '2027-02-14 00:00:00', '2027-02-14'],
  ['dateTime', 'date_time', '2027-02-14 18:05:00', '2027-02-14T18:05'],
  ['time', 'time', '2000-01-01 18:05:00', '18:05'],
] as const)('[CART-07] restores an entered %s in the format of its field', (kind, type, sent, shown) => {
  const option = { customizable_option_uid: uid('custom-option/7'), type, values: [{ customizable_option_value_uid: uid('custom-option/7'), value: sent }] }
  expect(restored({ customizable_options: [option] }, { kind: 'customOptions', options: [custom(kind)] }).answers).toMatchObject({ [uid('custom-option/7')]: [shown] })
})

test('[CART-07] restores chosen values', () => {
  const all = ['custom-option/7/1', 'custom-option/7/2', 'custom-option/7/3']
  const values = all.slice(1).map((text) => ({ customizable_option_value_uid: uid(text), value: text }))
  const option = { customizable_option_uid: uid('custom-option/7'), type: 'checkbox', values }
  expect(restored({ customizable_options: [option] }, { kind: 'customOptions', options: [custom('checkbox', all)] }).answers).toMatchObject({
    [uid('custom-option/7')]: all.slice(1).map(uid),
  })
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { fakeDocument } from '../../lib/fake-document.fixture.ts'
import { lineChoice } from './line-choice.ts'

beforeAll(() => vi.stubGlobal('document', fakeDocument(new Map())))
afterAll(() => vi.unstubAllGlobals())

const colour = { configurable_product_option_value_uid: btoa('configurable/93/49') }
const size = { configurable_product_option_value_uid: btoa('configurable/144/168') }
const part = (id: string, quantity: number) => ({ uid: btoa(`bundle/${id}`), quantity })

/** A custom option: entered text has the option's uid, a chosen value its own. */
function option(type: string, ...values: (string | number)[]) {
  const uid = (value: string | number) => btoa(typeof value === 'number' ? `custom-option/7/${value}` : 'custom-option/7')
  return {
    type,
    customizable_option_uid: btoa('custom-option/7'),
    values: values.map((value) => ({ customizable_option_value_uid: uid(value), value: String(value) })),
  }
}
const entered = (value: string) => ({ enteredOptions: [{ uid: btoa('custom-option/7'), value }] })

test.each([
  ['a simple product', { customizable_options: [] }, [], {}],
  ['colour and size', { configurable_options: [colour, size] }, ['configurable/93/49', 'configurable/144/168'], {}],
  ['parts in their default quantity', { bundle_options: [{ values: [part('1/4/2', 2)] }, { values: [part('2/5/1', 1), part('2/6/1', 1)] }] },
    ['bundle/1/4/2', 'bundle/2/5/1', 'bundle/2/6/1'], {}],
  ['parts in a quantity that the shopper entered', { bundle_options: [{ values: [part('1/4/2', 5)] }, { values: [part('2/5/1', 1)] }] },
    ['bundle/2/5/1'], { enteredOptions: [{ uid: btoa('bundle/1/4/2'), value: '5' }] }],
  ['files', { links: [{ uid: btoa('downloadable/2') }, { uid: btoa('downloadable/3') }] }, ['downloadable/2', 'downloadable/3'], {}],
  ['chosen options', { customizable_options: [option('checkbox', 1, 2)] }, ['custom-option/7/1', 'custom-option/7/2'], {}],
  ['an entered text, even if it looks like a date', { customizable_options: [option('field', '14 Feb 2027')] }, [], entered('14 Feb 2027')],
  ['a date as it was sent', { customizable_options: [option('date', '2027-02-14 00:00:00')] }, [], entered('2027-02-14 00:00:00')],
  ['a date as Magento shows it', { customizable_options: [option('date', 'Feb 14, 2027')] }, [], entered('2027-02-14 00:00:00')],
  ['a date as a German store view writes it', { customizable_options: [option('date', '05.11.2026')] }, [], entered('2026-11-05 00:00:00')],
  ['a date with a time', { customizable_options: [option('date_time', '2/14/27, 6:05 PM')] }, [], entered('2027-02-14 18:05:00')],
  ['a time', { customizable_options: [option('time', '6:05 PM')] }, [], entered('2000-01-01 18:05:00')],
  ['a date that cannot be read', { customizable_options: [option('date', '14 lut 2027')] }, [], entered('14 lut 2027')],
  ['a file', { customizable_options: [option('file', 'x.png')] }, [], {}],
])('%s can be bought again', (_, line, selected, more) => {
  const whole = { __typename: 'SimpleCartItem', quantity: 3, product: { sku: 'ABC' }, ...line } as unknown as CartLineFragment
  const customized = 'customizable_options' in line && line.customizable_options.length > 0 && { customized: { kind: 'Simple' } }
  expect(lineChoice(whole)).toEqual({ sku: 'ABC', quantity: 3, selectedOptions: selected.map((text) => btoa(text)), ...customized, ...more })
})

test('a variant with custom options keeps its own SKU', () => {
  const line = { __typename: 'ConfigurableCartItem', product: { sku: 'ABC' }, configured_variant: { sku: 'ABC-M' }, customizable_options: [option('checkbox', 1)] }
  expect(lineChoice(line as unknown as CartLineFragment).customized).toEqual({ kind: 'Configurable', variantSku: 'ABC-M' })
})

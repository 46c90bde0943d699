import { expect, test } from 'vitest'
import { soldOutVariants, type StockAlertSubject } from './sold-out-variants.ts'
import type { ChoiceVariant } from './variant-choice.ts'

const option = (code: string, ...values: string[]) => ({ code, label: code, values: values.map((uid) => ({ uid, label: uid.toUpperCase() })) })
const variant = (color: string, size: string, isInStock: boolean): ChoiceVariant => ({ sku: `${color}-${size}`, uids: [size, color], isInStock, pictures: [] })

const SHELL = {
  sku: 'shell',
  name: 'Krywań 3L Shell',
  options: [option('color', 'rowan', 'larch', 'spruce'), option('size', 's', 'm')],
  variants: [variant('rowan', 's', false), variant('rowan', 'm', true), variant('larch', 's', false), variant('larch', 'm', false), variant('spruce', 's', true)],
}
const of = (choice: StockAlertSubject['choice'], code?: string) => soldOutVariants({ product: SHELL, choice, code })
const skus = (...call: Parameters<typeof of>) => of(...call).map(({ sku }) => sku)

test('[PDP-20] at the size, the sold-out sizes of the chosen colour', () => {
  expect(of({ color: 'rowan', size: 'm' }, 'size')).toEqual([{ sku: 'rowan-s', label: 'ROWAN, S' }])
  expect(skus({ color: 'larch' }, 'size')).toEqual(['larch-s', 'larch-m'])
})

test('[PDP-20] at the colour, all sizes of the colours that are sold out, and none of the others', () => {
  expect(skus({ color: 'rowan' }, 'color')).toEqual(['larch-s', 'larch-m'])
})

test('[PDP-20] of a product that is sold out, every variant, or itself if it has none', () => {
  expect(skus({ color: 'rowan' })).toEqual(['rowan-s', 'larch-s', 'larch-m'])
  expect(soldOutVariants({ product: { sku: 'beanie', name: 'Zawrat', options: [], variants: [] }, choice: {} })).toEqual([{ sku: 'beanie', label: '' }])
})

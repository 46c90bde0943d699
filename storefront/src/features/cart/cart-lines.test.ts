import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineOptions, lineParts, linePicture } from './cart-lines.ts'

const custom = [
  { label: 'Engraving', values: [{ label: '', value: 'Anna' }] },
  { label: 'Extras', values: [{ label: 'Card', value: '7' }, { label: 'Ribbon', value: '8' }] },
]

test.each([
  ['custom options', { customizable_options: custom }, [
    { label: 'Engraving', value: 'Anna' }, { label: 'Extras', value: 'Card, Ribbon' },
  ]],
  ['colour and size', {
    configurable_options: [{ option_label: 'Colour', value_label: 'Spruce' }, { option_label: 'Size', value_label: 'M' }],
    customizable_options: [],
  }, [{ label: 'Colour', value: 'Spruce' }, { label: 'Size', value: 'M' }]],
  ['the files of a download', { links: [{ title: 'Films' }, { title: null }], customizable_options: [] }, [{ label: '', value: 'Films' }]],
  ['nothing', {}, []],
])('[CART-10] shows on a line %s', (_, line, options) => {
  expect(lineOptions(line as unknown as CartLineFragment)).toEqual(options)
})

test('[MINI-01] shows the picture of the chosen variant, or else of the product', () => {
  const pictured = (url: string | null) => ({ small_image: url && { url } })
  const line = (variant: object | null) => ({ product: pictured('tee.jpg'), configured_variant: variant }) as unknown as CartLineFragment
  expect([pictured('spruce.jpg'), pictured(null), null].map((variant) => linePicture(line(variant)))).toEqual(['spruce.jpg', 'tee.jpg', 'tee.jpg'])
})

test('[CART-10] shows label, quantity and price of each part of a bundle', () => {
  const bundle = {
    prices: { price_including_tax: { value: 279, currency: 'PLN' } },
    bundle_options: [
      { label: 'Mat', values: [{ uid: 'a', label: 'Tarn', quantity: 1, price: 129 }] },
      { label: 'Extras', values: [{ uid: 'b', label: 'Cork', quantity: 2, price: 75 }, { uid: 'c', label: 'Strap', quantity: 1, price: 0 }] },
    ],
  }
  expect(lineParts(bundle as unknown as CartLineFragment)).toEqual([
    { uid: 'a', label: 'Mat', value: 'Tarn', quantity: 1, price: { value: 129, currency: 'PLN' } },
    { uid: 'b', label: 'Extras', value: 'Cork', quantity: 2, price: { value: 75, currency: 'PLN' } },
    { uid: 'c', label: 'Extras', value: 'Strap', quantity: 1, price: undefined },
  ])
  expect(lineParts({} as CartLineFragment)).toEqual([])
})

import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineOptions } from './cart-lines.ts'

const custom = [
  { label: 'Engraving', values: [{ label: '', value: 'Anna' }] },
  { label: 'Extras', values: [{ label: 'Card', value: '7' }, { label: 'Ribbon', value: '8' }] },
]

test.each([
  ['its own options', { customizable_options: custom }, [
    { label: 'Engraving', value: 'Anna' }, { label: 'Extras', value: 'Card, Ribbon' },
  ]],
  ['the parts of a bundle', {
    bundle_options: [{ label: 'Mat', values: [{ label: 'Tarn', quantity: 1 }] }, { label: 'Block', values: [{ label: 'Cork', quantity: 2 }] }],
    customizable_options: [],
  }, [{ label: 'Mat', value: 'Tarn' }, { label: 'Block', value: '2 × Cork' }]],
  ['the files of a download', { links: [{ title: 'Films' }, { title: null }], customizable_options: [] }, [{ label: '', value: 'Films' }]],
  ['nothing', {}, []],
])('a line tells %s', (_, line, options) => {
  expect(lineOptions(line as unknown as CartLineFragment)).toEqual(options)
})

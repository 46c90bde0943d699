import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineSaving } from './line-saving.ts'

const pln = (value: number) => ({ value, currency: 'PLN' as const })
const costs = (now: number, regular: number) => ({ final_price: { value: now }, regular_price: { value: regular } })
const range = (now: number, regular: number) => ({ price_range: { minimum_price: costs(now, regular) } })

interface Change {
  readonly kind?: string
  readonly quantity?: number
  readonly [field: string]: unknown
}

function line(each: number, product: object, { kind = 'Simple', quantity = 1, ...more }: Change = {}): CartLineFragment {
  const prices = { price: pln(each / 1.23), row_total: pln((each * quantity) / 1.23), price_including_tax: pln(each), row_total_including_tax: pln(each * quantity) }
  return { __typename: `${kind}CartItem`, uid: 'u', quantity, product, prices, customizable_options: [], ...more } as unknown as CartLineFragment
}

const engraved = { customizable_options: [{ label: 'Text', values: [] }] }
const reduced = range(80, 100)
const bundle = (least: readonly [number, number], most: readonly [number, number]) => ({ price_range: { minimum_price: costs(...least), maximum_price: costs(...most) } })
const isBundle = { kind: 'Bundle', bundle_options: [] }

test.each<[string, CartLineFragment, { regular: number; saved: number } | undefined]>([
  ['a reduced product', line(80, reduced), { regular: 100, saved: 20 }],
  ['three of it', line(80, reduced, { quantity: 3 }), { regular: 300, saved: 60 }],
  ['half of it', line(80, reduced, { quantity: 0.5 }), { regular: 50, saved: 10 }],
  ['a product at its regular price', line(100, range(100, 100)), undefined],
  ['one that costs more than before', line(120, range(80, 100)), undefined],
  ['one that is given away', line(0, range(0, 100)), undefined],
  ['a lower price for several pieces', line(70, reduced, { quantity: 5 }), { regular: 500, saved: 150 }],
  ['an option that costs 15', line(95, reduced, engraved), { regular: 115, saved: 20 }],
  ['an option that costs less', line(75, reduced, engraved), { regular: 95, saved: 20 }],
  ['files that cost 20 each', line(120, reduced, { kind: 'Downloadable', links: [] }), { regular: 140, saved: 20 }],
  ['a reduced variant', line(80, range(60, 60), { kind: 'Configurable', configured_variant: reduced }), { regular: 100, saved: 20 }],
  ['a variant at its regular price, beside a reduced one', line(100, reduced, { kind: 'Configurable', configured_variant: range(100, 100) }), undefined],
  ['a bundle with its cheapest parts', line(80, bundle([80, 100], [180, 200]), isBundle), { regular: 100, saved: 20 }],
  ['a bundle with its dearest parts', line(180, bundle([80, 100], [180, 200]), isBundle), { regular: 200, saved: 20 }],
  ['a bundle of which some parts may be reduced', line(140, bundle([80, 100], [180, 200]), isBundle), undefined],
  ['a bundle that is reduced itself', line(140, bundle([80, 100], [160, 200]), isBundle), { regular: 175, saved: 35 }],
  ['a bundle at its regular price', line(140, bundle([100, 100], [200, 200]), isBundle), undefined],
])('[CART-18] the saving of %s', (_, given, saving) => {
  expect(lineSaving(given, false)).toEqual(saving)
})

test('[CART-18] without tax, the saving is that of the prices without tax', () => {
  expect(lineSaving(line(98.4, reduced), true)).toEqual({ regular: 100, saved: 20 })
})

test('[CART-18] nothing is saved without prices', () => {
  expect(lineSaving({ ...line(80, reduced), prices: null }, false)).toBeUndefined()
})

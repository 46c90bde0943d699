import { expect, test } from 'vitest'
import { type BundleOption, type BundlePart, partsCost, partsInput, suggestedParts } from './bundle-options.ts'

const part = (uid: string, now: number, rest: Partial<BundlePart> = {}): BundlePart => ({
  uid, label: uid, quantity: 1, isFree: false, isDefault: false, isInStock: true, cost: { now, regular: now * 2 }, ...rest,
})
const option = (uid: string, isRequired: boolean, ...parts: BundlePart[]): BundleOption => ({
  uid, label: uid, kind: 'radio', isRequired, parts,
})

const options = [
  option('mat', true, part('red', 100, { isDefault: true }), part('blue', 120)),
  option('block', true, part('cork', 30, { quantity: 2 })),
  option('band', false, part('short', 10, { isFree: true }), part('long', 15)),
]

test.each([
  ['the defaults, and the only part of a required option', options, { mat: ['red'], block: ['cork'], band: [] }],
  ['no part that is sold out', [option('mat', true, part('red', 1, { isDefault: true, isInStock: false }))], { mat: [] }],
])('[PDP-04] suggests %s', (_, offered, chosen) => {
  expect(suggestedParts(offered)).toEqual(chosen)
})

test.each([
  [{}, {}, { now: 0, regular: 0 }],
  [{ mat: ['blue'] }, {}, { now: 120, regular: 240 }],
  [{ mat: ['red'], block: ['cork'] }, {}, { now: 160, regular: 320 }],
  [{ band: ['short'] }, { short: 3 }, { now: 30, regular: 60 }],
  [{ block: ['cork'] }, { cork: 9 }, { now: 60, regular: 120 }],
])('[PDP-04] %j in the quantities %j cost %j', (answers, quantities, cost) => {
  expect(partsCost(options, { answers, quantities })).toEqual(cost)
})

test('[PDP-04] sends parts as selected options, those with a free quantity as entered options', () => {
  expect(partsInput(options, { answers: { mat: ['red'], band: ['short'] }, quantities: { short: 3 } })).toEqual({
    selectedOptions: ['red'],
    enteredOptions: [{ uid: 'short', value: '3' }],
  })
})

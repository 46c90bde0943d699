import { expect, test } from 'vitest'
import { type BundleOption, type BundlePart, partsCost, partsInput, pricedAlone, suggestedParts, surchargeOf } from './bundle-options.ts'

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

test.each([
  ['the default', options[0]!, 'red', {}, 0],
  ['a part that costs more than the default', options[0]!, 'blue', {}, 20],
  ['a part that costs less than the default', option('mat', true, part('red', 100, { isDefault: true }), part('thin', 70)), 'thin', {}, -30],
  ['a part of an optional choice', options[2]!, 'long', {}, 15],
  ['more pieces of it', options[2]!, 'short', { short: 3 }, 30],
  ['the cheapest part of a required choice without a default', option('mat', true, part('red', 100), part('blue', 120)), 'red', {}, 0],
  ['a dearer one', option('mat', true, part('red', 100), part('blue', 120)), 'blue', {}, 20],
  ['a part beside a default that is sold out', option('mat', true, part('red', 100, { isDefault: true, isInStock: false }), part('blue', 120)), 'blue', {}, 0],
  ['a preselected part of several', { ...option('extras', false, part('red', 10, { isDefault: true })), kind: 'checkbox' as const }, 'red', {}, 0],
  ['a further part of several', { ...option('extras', true, part('red', 10, { isDefault: true }), part('blue', 12)), kind: 'checkbox' as const }, 'blue', {}, 12],
])('[PDP-14] %s adds to the price at which the page opens', (_, of, uid, quantities, amount) => {
  expect(surchargeOf(of, of.parts.find((found) => found.uid === uid)!, quantities)).toBe(amount)
})

test('[PDP-14] the chosen parts have a price by themselves, unless that of one is not known', () => {
  const section = { kind: 'bundle' as const, options: [option('mat', true, part('red', 90, { alone: 100 })), option('block', true, part('cork', 20, { alone: 25, quantity: 2 }))] }
  expect(pricedAlone(section, { answers: { mat: ['red'], block: ['cork'] }, quantities: {} })).toBe(150)
  expect(pricedAlone({ ...section, options }, { answers: { mat: ['red'] }, quantities: {} })).toBeUndefined()
})

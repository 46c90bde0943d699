import { expect, test } from 'vitest'
import type { BundleOption } from './bundle-options.ts'
import { latestFirst, partPictures } from './part-pictures.ts'

const part = (uid: string, picture: string, isDefault = false) =>
  ({ uid, label: uid, quantity: 1, isFree: false, isDefault, isInStock: true, cost: { now: 1, regular: 1 }, page: { picture } })
const option = (uid: string, kind: BundleOption['kind'], isRequired: boolean, ...parts: BundleOption['parts']): BundleOption => ({ uid, label: uid, kind, isRequired, parts })

const options = [
  option('pack', 'radio', true, part('blue', 'blue.png', true), part('black', 'black.png')),
  option('socks', 'select', true, part('S', 'moss.png'), part('M', 'moss.png'), part('thin', 'grey.png')),
  option('flask', 'radio', false, part('peat', 'peat.png')),
  option('extras', 'checkbox', false, part('roller', 'roller.png', true), part('ball', 'ball.png'), part('film', '')),
]

test.each([
  ['the parts that the set is offered with', { pack: ['blue'], extras: ['roller'] }, {}],
  ['another size, which looks the same', { socks: ['M'] }, {}],
  ['another part instead of the default', { pack: ['black'] }, { 'black.png': 'black' }],
  ['another look than that of the first', { socks: ['thin'] }, { 'grey.png': 'thin' }],
  ['an optional part', { flask: ['peat'] }, { 'peat.png': 'peat' }],
  ['a further one of several', { extras: ['roller', 'ball'] }, { 'ball.png': 'ball' }],
  ['a part without a picture', { extras: ['film'] }, {}],
])('[PDP-04] for %s, the gallery adds what looks different', (_, answers, pictures) => {
  expect(partPictures([{ kind: 'bundle', options }], answers)).toEqual(pictures)
})

test('[PDP-04] the latest choice is the first picture, and one that is withdrawn goes', () => {
  const [pack, both] = [{ 'black.png': 'black' }, { 'black.png': 'black', 'peat.png': 'peat' }]
  expect(Object.keys(latestFirst(pack, both))).toEqual(['peat.png', 'black.png'])
  expect(Object.keys(latestFirst({ 'peat.png': 'peat', ...pack }, pack))).toEqual(['black.png'])
  expect(Object.keys(latestFirst({ 'peat.png': 'peat', ...pack }, both)), 'nothing moves with a change of what looks the same').toEqual(['peat.png', 'black.png'])
})

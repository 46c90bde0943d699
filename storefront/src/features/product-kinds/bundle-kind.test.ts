import { expect, test } from 'vitest'
import { ownPrice, type PartPrice, payableShare, readBundle } from './bundle-kind.ts'
import { resultOf } from './sections.ts'

type Bundle = Parameters<typeof readBundle>[0]
type Item = NonNullable<NonNullable<Bundle['items']>[number]>
type Part = NonNullable<NonNullable<Item['options']>[number]>

const range = (now: number, regular = now) => {
  const amount = (value: number) => ({ value, currency: 'PLN' as const })
  return { minimum_price: { final_price: amount(now), regular_price: amount(regular) } }
}

const page = (name: string) => ({ url_key: name, url_rewrites: [{ url: name }], small_image: { url: `/media/${name}.png` } })

const part = (uid: string, cost: number, rest: object = {}) => ({
  uid, label: uid, quantity: 1, can_change_quantity: false, is_default: false, position: 1, price: cost, price_type: 'FIXED',
  product: { ...page(uid), stock_status: 'IN_STOCK', price_range: range(cost) },
  ...rest,
}) as Part
const soldOut = (cost: number) => ({ product: { stock_status: 'OUT_OF_STOCK', price_range: range(cost) } })

const item = (uid: string, required: boolean, options: Part[], rest: object = {}) =>
  ({ uid, title: uid, type: 'radio', required, position: 1, options, ...rest }) as Item
const bundle = (dynamic_price: boolean, price_range: object, items: Item[]) =>
  ({ __typename: 'BundleProduct', dynamic_price, price_range, items }) as unknown as Bundle

const costs = (read: ReturnType<typeof readBundle>) => read.options.flatMap(({ parts }) => parts.map(({ cost }) => cost.now))

test.each([
  ['as they are', range(130), [item('mat', true, [part('a', 100), part('b', 120)]), item('block', true, [part('c', 30)])], [100, 120, 30]],
  ['a tenth less', range(117, 130), [item('mat', true, [part('a', 100), part('b', 120)]), item('block', true, [part('c', 30)])], [90, 108, 27]],
  ['by the parts in stock', range(108, 120), [item('mat', true, [part('a', 100, soldOut(100)), part('b', 120)])], [90, 108]],
  ['several of one', range(54, 60), [item('block', true, [part('c', 30, { quantity: 2 })])], [27]],
  ['where no option is required', range(9, 10), [item('band', false, [part('d', 10), part('e', 20)])], [9, 18]],
  ['where no part is in stock', range(100), [item('mat', true, [part('a', 100, soldOut(100))])], [100]],
])('[PDP-04] prices a bundle by its parts, %s', (_, price, items, parts) => {
  const read = readBundle(bundle(true, price, items))
  expect(read.cost).toEqual({ now: 0, regular: 0 })
  expect(costs(read)).toEqual(parts)
})

test('[PDP-04] a part has its picture and its page', () => {
  const [option] = readBundle(bundle(false, range(130), [item('mat', true, [part('cork', 100)])])).options
  expect(option?.parts[0]?.page).toEqual({ picture: '/media/cork.png', urlKey: 'cork' })
})

test('[PDP-04] leaves out hidden parts without changing the prices of the others', () => {
  const hidden = { label: null, product: null }
  const read = readBundle(bundle(true, range(62), [
    item('mug', true, [part('a', 18), part('b', 0, hidden)]),
    item('mat', true, [part('c', 48)]),
    item('small things', false, [part('d', 0, hidden), part('e', 12)]),
  ]))
  expect(read.options.map(({ parts }) => parts.map(({ uid }) => uid))).toEqual([['a'], ['c'], ['e']])
  expect(costs(read)).toEqual([18, 48, 12])
})

test('[PDP-04] adds the prices of parts to a fixed price', () => {
  const read = readBundle(bundle(false, range(188.1, 209), [item('mat', true, [part('a', 10), part('b', 20)])]))
  expect(read.cost).toEqual({ now: 179.1, regular: 199 })
  expect(costs(read)).toEqual([9, 18])
})

const mats = [item('mat', true, [part('a', 100), part('b', 120)]), item('block', true, [part('c', 30)]), item('band', false, [part('d', 10)])]

test.each([
  ['of its parts', true, range(130), {}, [130, 130]],
  ['of its parts', true, range(130), { mat: ['b'], band: ['d'] }, [160, 160]],
  ['of its parts, a tenth less', true, range(117, 130), { mat: ['b'], band: ['d'] }, [144, 160]],
  ['of its own', false, range(329), { mat: ['b'], band: ['d'] }, [359, 359]],
  ['of its own, a tenth less', false, range(296.1, 329), {}, [296.1, 329]],
  ['of its own, a tenth less', false, range(296.1, 329), { mat: ['b'], band: ['d'] }, [323.1, 359]],
  ['of its own, a tenth less', false, range(296.1, 329), { mat: ['b'], block: ['c'], band: ['d'] }, [323.1, 359]],
])('[PDP-04] adds to a price %s (dynamic: %s) what is chosen at once', (_, isDynamic, price, answers, [now, regular]) => {
  const { cost, options } = readBundle(bundle(isDynamic, price, mats))
  expect(resultOf([{ kind: 'bundle', options }], { answers, quantities: {} }, cost).cost).toEqual({ now, regular })
})

test('[PDP-04] keeps the merchant’s order, and offers checkboxes for a multiple select', () => {
  const read = readBundle(bundle(true, range(1), [
    item('second', false, [], { position: 2, type: 'multi' }),
    item('first', false, [part('b', 1, { position: 2 }), part('a', 1, { position: 1 })], { type: 'select' }),
  ]))
  expect(read.options.map(({ uid, kind }) => [uid, kind])).toEqual([['first', 'select'], ['second', 'checkbox']])
  expect(read.options[0]?.parts.map(({ uid }) => uid)).toEqual(['a', 'b'])
})

const fixed = (amount: number, quantity = 1): PartPrice => ({ isPercent: false, amount, quantity })
const percent = (amount: number): PartPrice => ({ isPercent: true, amount, quantity: 1 })

test.each<[number, PartPrice[][], number]>([
  [199, [[fixed(0), fixed(10)]], 199],
  [209, [[fixed(10), fixed(20)]], 199],
  [219, [[fixed(10, 2)]], 199],
  [218.9, [[percent(10)]], 199],
  [205, [[percent(10), fixed(6)]], 199],
  [199, [], 199],
])('[PDP-04] a bundle from %d with %j costs %d by itself', (least, required, own) => {
  expect(ownPrice(least, required)).toBe(own)
})

test.each([
  [179.1, 199, 0.9],
  [199, 199, 1],
  [0, 0, 1],
  [101.42, 115.25, 0.88],
])('[PDP-04] for %d instead of %d, the share %d is paid', (paid, full, share) => {
  expect(payableShare(paid, full)).toBe(share)
})

import { expect, test } from 'vitest'
import { type Language, render, textsOf } from './rendered.fixture.ts'

const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))
const reduced = { price: 'PLN 80.00', regular: 'PLN 99.00' }

test.each([
  ['en', 'Lowest price in the 30 days before the reduction: PLN 85.00'],
  ['pl', 'Najniższa cena z 30 dni przed obniżką: PLN 85.00'],
] as const)('[PDP-12] in %s, a small card of a reduced product says its lowest price', async (language, text) => {
  const card = { name: 'Tee', href: '/tee', picture: '', ...reduced }
  expect(await textsOf('product-card/small-card.tsx', 'SmallCard', { ...card, lowest: 'PLN 85.00' }, language)).toContain(text)
  expect((await textsOf('product-card/small-card.tsx', 'SmallCard', card, language)).join()).not.toContain('30')
})

test('[PDP-12] a price that is not reduced has no lowest price beside it', async () => {
  expect(await textsOf('../ui/price.tsx', 'Price', { price: { price: 'PLN 99.00' }, lowest: 'PLN 85.00' })).toEqual(['PLN 99.00'])
})

const money = { currency: 'PLN' }
const amount = (value: number) => ({ ...money, value })
const product = {
  uid: 'MQ==', name: 'Tee', url_key: 'tee', small_image: null, categories: [], stock_status: 'IN_STOCK', __typename: 'SimpleProduct', options: null, sku: 'tee',
  price_range: { minimum_price: { final_price: amount(80), regular_price: amount(99) }, maximum_price: null },
}

test('[PDP-12] a compared product says its lowest price', async () => {
  const texts = await textsOf('compare/comparison-head.tsx', 'ComparisonHead', { items: [{ product, lowest: 'PLN 85.00' }], onRemoved: undefined })
  expect(texts).toContain('Lowest price in the 30 days before the reduction: PLN 85.00')
})

const tiers = { single: 59, tiers: [{ quantity: 5, now: 53 }, { quantity: 22, now: 47 }], currency: 'PLN', quantity: 6 }

test.each([
  ['en', ['Buy more, pay less', '1 piece', 'PLN 59.00 each', 'from 5 pieces', 'PLN 53.00 each', 'you save 10%', 'from 22 pieces', 'PLN 47.00 each', 'you save 20%']],
  ['pl', ['Więcej sztuk, niższa cena', '1 sztuka', '59,00 zł za sztukę', 'od 5 sztuk', '53,00 zł za sztukę', 'taniej o 10%', 'od 22 sztuk', '47,00 zł za sztukę', 'taniej o 20%']],
] as const)('[PDP-13] in %s, the table says what a piece costs from which quantity on', async (language: Language, texts) => {
  expect(spaced(await textsOf('product-kinds/tier-table.tsx', 'TierTable', tiers, language))).toEqual(texts)
})

const parts = { isRequired: true, kind: 'radio', uid: 'mat', label: 'Mat' }
const part = (uid: string, now: number, rest: object = {}) => ({ uid, label: uid, quantity: 1, isFree: false, isDefault: false, isInStock: true, cost: { now, regular: now }, ...rest })

test('[PDP-14] only parts that change the price of a set show an amount', async () => {
  const section = { kind: 'bundle', options: [{ ...parts, parts: [part('blue', 10, { isDefault: true }), part('red', 50), part('thin', 5), part('green', 10)] }] }
  const fields = { section, selection: { answers: { mat: ['blue'] }, quantities: {} }, onAnswer: () => {}, onQuantity: () => {}, missing: [], currency: 'PLN' }
  expect(spaced(await textsOf('product-kinds/bundle-fields.tsx', 'BundleFields', fields))).toEqual(['Mat', 'blue', 'red', '+ PLN 40.00', 'thin', '− PLN 5.00', 'green'])
})

test.each([
  ['a set that costs less than its parts', { now: 447, regular: 447 }, ['Bought separately: PLN 497.00.', 'You save PLN 50.00']],
  ['a set that costs as much', { now: 497, regular: 497 }, []],
  ['a reduced set, which shows its own regular price', { now: 447, regular: 460 }, []],
])('[PDP-14] the saving of %s', async (_, price, texts) => {
  expect(spaced(await textsOf('product-kinds/set-saving.tsx', 'SetSaving', { alone: 497, price, currency: 'PLN' }))).toEqual(texts)
})

const flask = {
  ...product, price: 'PLN 59.00', currency: 'PLN', isForSale: true, isShipped: true, isInStock: true, pictures: [], ownPictures: 0, options: [], variants: [],
  tierPrices: { single: 59, tiers: [{ quantity: 5, now: 53 }] },
}
const box = (quantity: number, rest: object = {}) =>
  ({ product: flask, choice: {}, variant: undefined, onChoose: () => {}, delivery: { settings: { days: {} }, country: undefined }, edit: { uid: 'MQ==', quantity, labels: { update: 'Update', updating: 'Updating' } }, Actions: () => null, ...rest })

test.each([
  [4, {}, 'PLN 59.00'],
  [5, {}, 'PLN 53.00'],
  [6, { extras: { price: 'PLN 74.00', cost: { now: 74, regular: 74 }, selectedOptions: [], enteredOptions: [], missing: [], isPriceOpen: false } }, 'PLN 68.00'],
])('[PDP-13] %i pieces with the choice %j cost %s each', async (quantity, rest, price) => {
  expect(spaced(await textsOf('product-kinds/buy-box.tsx', 'BuyBox', box(quantity, rest)))[0]).toBe(price)
})

test.each([
  ['en', { price: 'PLN 877.00', isFrom: true }, 'from PLN 877.00'],
  ['pl', { price: '877,00 zł', isFrom: true }, 'od 877,00 zł'],
  ['pl', { price: '986,00 zł', isFrom: false }, '986,00 zł'],
] as const)('[PDP-04] in %s, the bar of a phone says the same price as the heading, %j', async (language, price, text) => {
  const bar = { name: 'Set', price, label: 'Add', isPending: false, onAdd: () => {} }
  expect(spaced(await textsOf('product-kinds/sticky-buy.tsx', 'StickyBuy', bar, language))).toEqual(['Set', text, 'Add'])
})

test('[PDP-13] the row of the chosen quantity is marked', async () => {
  const rows = (await render('product-kinds/tier-table.tsx', 'TierTable', tiers)).split('<tr').slice(1)
  expect(rows.map((row) => row.includes('aria-current'))).toEqual([false, true, false])
})

test('[LIST-20] a filter whose only value is yes is one box with its name', async () => {
  const group = { code: 'eco', label: 'Eco', kind: 'flag', data: { options: [{ value: '1', label: 'Yes', count: 3 }], isYesNo: true } }
  const view = { group, query: { page: 1, search: '', sort: undefined, filters: {} }, path: '/men', isCounted: true, isOpenAtFirst: false, onEnter: () => {} }
  expect(await textsOf('listing/filter-group-view.tsx', 'FilterGroupView', view)).toEqual(['Eco', '3', ', products: 3'])
})

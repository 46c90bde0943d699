import { describe, expect, test } from 'vitest'
import type { OrderAddressFragment, OrderFragment, OrderItemFragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'
import { orderTaxes, readOrderPrices } from './order-prices.ts'
import type { TodaysProducts } from './ordered-products.ts'

const money = (value: number) => ({ value, currency: 'PLN' as const })

interface Sums {
  readonly net: number
  readonly tax: number
  readonly shipping: readonly [net: number, gross: number]
  readonly discount?: number
  readonly grand: number
  readonly rates?: readonly number[]
}

const orderOf = (items: ReadonlyArray<readonly [price: number, quantity: number]>, { net, tax, shipping, discount = 0, grand, rates = [23] }: Sums) =>
  ({
    shipping_address: { city: 'Zakopane' } as OrderAddressFragment,
    items: items.map(([price, quantity], index) => ({ id: String(index), product_sale_price: money(price), quantity_ordered: quantity }) as OrderItemFragment),
    total: {
      subtotal: money(net),
      discounts: discount ? [{ label: 'TEN', amount: money(discount) }] : [],
      shipping_handling: { amount_excluding_tax: money(shipping[0]), amount_including_tax: money(shipping[1]) },
      total_shipping: money(shipping[0]),
      taxes: rates.map((rate) => ({ title: 'VAT', rate, amount: money(tax / rates.length) })),
      total_tax: money(tax),
      grand_total: money(grand),
    },
  }) satisfies Pick<OrderFragment, 'items' | 'total' | 'shipping_address'>

const todays = (price: number | null): TodaysProducts => new Map([['0', { urlKey: 'tee', picture: undefined, price }]])
const values = ({ isNet, subtotal, shipping, lines, areLinesNetOnly }: ReturnType<typeof readOrderPrices>) => ({
  isNet, subtotal: subtotal.value, shipping: shipping?.value, lines: [...lines.values()].map(({ each, row }) => [each.value, row.value]), areLinesNetOnly,
})

const GROSS = orderOf([[1015.45, 1], [178.05, 2]], { net: 1371.55, tax: 318.25, shipping: [12.19, 14.99], grand: 1701.99 })
const NET = orderOf([[18, 2]], { net: 36, tax: 2.97, shipping: [5, 5], grand: 43.97, rates: [8.25] })

describe('an order of a backend before 2.4.8', () => {
  test('[ACC-05] shows totals and lines with tax where the shop shows prices with tax', () => {
    const prices = readOrderPrices(GROSS, undefined, todays(1249))
    expect(values(prices)).toEqual({ isNet: false, subtotal: 1687, shipping: 14.99, lines: [[1249, 1249], [219, 438]], areLinesNetOnly: false })
    expect([prices.subtotal, prices.shipping, prices.lines.get('1')]).toEqual([money(1687), money(14.99), { each: money(219), row: money(438) }])
  })

  test('[ACC-05] adds tax to the total where product pages show prices without tax', () => {
    expect(values(readOrderPrices(NET, undefined, todays(18)))).toEqual({ isNet: true, subtotal: 36, shipping: 5, lines: [[18, 36]], areLinesNetOnly: false })
  })

  test('[ACC-05] adds tax to the total while one product page still shows the price of the order', () => {
    const two = orderOf([[18, 1], [10, 1]], { net: 28, tax: 2.31, shipping: [0, 0], grand: 30.31, rates: [8.25] })
    expect(readOrderPrices(two, undefined, todays(18)).isNet).toBe(true)
  })

  test('[ACC-05] learns nothing from an item that cost nothing and whose product has no price', () => {
    const gift = orderOf([[0, 1], [100, 1]], { net: 100, tax: 23, shipping: [0, 0], grand: 123 })
    expect(readOrderPrices(gift, undefined, todays(null)).isNet).toBe(false)
  })

  test('[ACC-05] finds from its totals whether a discount applies to prices with or without tax', () => {
    const net = orderOf([[18, 2]], { net: 36, tax: 2.67, shipping: [5, 5], discount: 3.6, grand: 40.07, rates: [8.25] })
    expect(values(readOrderPrices(net, undefined, new Map()))).toMatchObject({ isNet: true, subtotal: 36 })
    const gross = orderOf([[100, 1]], { net: 100, tax: 20.7, shipping: [0, 0], discount: 12.3, grand: 110.7 })
    expect(values(readOrderPrices(gross, undefined, todays(100)))).toMatchObject({ isNet: false, subtotal: 123, lines: [[123, 123]] })
  })

  test('[ACC-05] shows lines without tax, and says so, where several rates apply', () => {
    const order = orderOf([[100, 1], [100, 1]], { net: 200, tax: 31, shipping: [0, 0], grand: 231, rates: [23, 8] })
    expect(values(readOrderPrices(order, undefined, new Map())))
      .toEqual({ isNet: false, subtotal: 231, shipping: 0, lines: [[100, 100], [100, 100]], areLinesNetOnly: true })
  })

  test('[ACC-05] shows lines with tax where only the delivery has another rate', () => {
    const books = orderOf([[20, 2]], { net: 40, tax: 4.3, shipping: [10, 12.3], grand: 54.3, rates: [23, 5] })
    expect(values(readOrderPrices(books, undefined, new Map())))
      .toEqual({ isNet: false, subtotal: 42, shipping: 12.3, lines: [[21, 42]], areLinesNetOnly: false })
  })

  test('[ACC-05] shows lines with tax though each piece may be a grosz off', () => {
    const pencils = orderOf([[0.8, 10]], { net: 8.05, tax: 1.85, shipping: [0, 0], grand: 9.9 })
    expect(values(readOrderPrices(pencils, undefined, new Map()))).toMatchObject({ subtotal: 9.9, lines: [[0.98, 9.8]], areLinesNetOnly: false })
  })

  test('[ACC-05] shows the same amounts either way without tax', () => {
    const order = orderOf([[10, 1]], { net: 10, tax: 0, shipping: [0, 0], grand: 10, rates: [] })
    expect(values(readOrderPrices(order, undefined, todays(10)))).toMatchObject({ isNet: false, subtotal: 10, lines: [[10, 10]], areLinesNetOnly: false })
  })

  test('[ACC-05] shows an order without the parts that a backend may leave out', () => {
    const empty = { isNet: false, subtotal: 0, shipping: undefined, lines: [], areLinesNetOnly: false }
    expect(values(readOrderPrices({ items: null, total: null, shipping_address: null }, undefined, new Map()))).toEqual(empty)
    const bare = { ...GROSS, items: [null, ...GROSS.items], total: { ...GROSS.total, taxes: [null, ...GROSS.total.taxes], discounts: [null] } }
    expect(values(readOrderPrices(bare, undefined, new Map()))).toMatchObject({ subtotal: 1687, lines: [[1249, 1249], [219, 438]] })
    const barer = { ...NET, total: { ...NET.total, taxes: null, discounts: null } }
    expect(values(readOrderPrices(barer, undefined, todays(18)))).toMatchObject({ isNet: true, subtotal: 36, lines: [[18, 36]] })
  })

  test('[ACC-05] shows a delivery that was paid even if its address is missing, and none for a virtual order', () => {
    const free = orderOf([[100, 1]], { net: 100, tax: 23, shipping: [0, 0], grand: 123 })
    const withoutAddress = [GROSS, free].map((order) => values(readOrderPrices({ ...order, shipping_address: null }, undefined, new Map())).shipping)
    expect(withoutAddress).toEqual([14.99, undefined])
    expect(values(readOrderPrices(free, undefined, new Map())).shipping).toBe(0)
  })

  test.each([
    ['none', null],
    ['no amounts', { amount_excluding_tax: null, amount_including_tax: null }],
    ['only one without tax', { amount_excluding_tax: money(5), amount_including_tax: null }],
  ])('[ACC-05] shows the delivery of the totals where its own amounts are %s', (_, shipping_handling) => {
    const order = { ...NET, total: { ...NET.total, shipping_handling } }
    for (const price of [18, 99]) expect(values(readOrderPrices(order, undefined, todays(price))).shipping).toBe(5)
  })
})

describe('an order of 2.4.8', () => {
  const newer = (subtotal: number | null | undefined): OrderSince248Fragment => ({
    available_actions: [],
    order_status_change_date: '2026-11-21 12:00:00',
    items: [{ id: '0', prices: { price: money(8.13), price_including_tax: money(10), row_total: money(24.39), row_total_including_tax: money(30) } }],
    total: subtotal === undefined ? null : { subtotal_incl_tax: { value: subtotal, currency: 'PLN' } },
  })

  test('[ACC-05] shows the lines and the subtotal of the backend', () => {
    const order = orderOf([[8.13, 3]], { net: 24.39, tax: 5.61, shipping: [0, 0], grand: 30 })
    expect(values(readOrderPrices(order, newer(30), new Map()))).toMatchObject({ isNet: false, subtotal: 30, lines: [[10, 30]] })
    expect(values(readOrderPrices(order, newer(30), todays(8.13)))).toMatchObject({ isNet: true, subtotal: 24.39, lines: [[8.13, 24.39]] })
  })

  test.each([undefined, null])('[ACC-05] calculates the subtotal where it is %s', (subtotal) => {
    const order = orderOf([[8.13, 3]], { net: 24.39, tax: 4.91, shipping: [4.07, 5], discount: 3.66, grand: 29.71 })
    expect(values(readOrderPrices(order, newer(subtotal), todays(10)))).toMatchObject({ isNet: true, subtotal: 24.39 })
  })

  test('[ACC-05] lets product pages decide where tax was calculated before the discount', () => {
    const order = orderOf([[8.13, 3]], { net: 24.39, tax: 6.54, shipping: [4.07, 5], discount: 3, grand: 32 })
    expect(values(readOrderPrices(order, newer(30), todays(10)))).toMatchObject({ isNet: false, subtotal: 30, shipping: 5 })
    expect(values(readOrderPrices(order, newer(30), todays(8.13)))).toMatchObject({ isNet: true, subtotal: 24.39, shipping: 4.07 })
  })

  test('[ACC-05] shows no price for a line that the backend returns without prices', () => {
    const order = orderOf([[8.13, 3]], { net: 24.39, tax: 5.61, shipping: [0, 0], grand: 30 })
    const lines = (items: OrderSince248Fragment['items']) => readOrderPrices(order, { ...newer(30), items }, new Map()).lines
    expect(lines(null)).toEqual(new Map())
    expect(lines([null, { id: '0', prices: null }])).toEqual(new Map())
  })
})

const tax = (title: string, rate: number, amount: number) => ({ title, rate, amount: money(amount) })

test('[ACC-05] shows tax per rate and names each rate once', () => {
  const taxes = orderTaxes({ taxes: [tax('VAT 23%', 23, 10), null, tax('US-CA', 8.25, 5), tax('VAT 0%', 0, 0)], total_tax: money(15) }, 'en')
  expect(taxes.map(({ name, amount }) => [name, amount.value])).toEqual([['VAT 23%', 10], ['US-CA 8.25%', 5]])
  const polish = orderTaxes({ taxes: [tax('US-CA', 8.25, 5), tax('VAT 8,25%', 8.25, 5)], total_tax: money(10) }, 'pl')
  expect(polish.map(({ name }) => name)).toEqual(['US-CA 8,25%', 'VAT 8,25%'])
})

test('[ACC-05] shows tax without rates as one sum', () => {
  expect(orderTaxes({ taxes: [], total_tax: money(3) }, 'en')).toEqual([{ name: '', amount: money(3) }])
  expect(orderTaxes({ taxes: null, total_tax: money(0) }, 'en')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { OrderFragment, OrderItemFragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'
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
  }) satisfies Pick<OrderFragment, 'items' | 'total'>

const todays = (price: number): TodaysProducts => new Map([['0', { urlKey: 'tee', picture: undefined, price }]])
const values = ({ isNet, subtotal, shipping, lines, areLinesNetOnly }: ReturnType<typeof readOrderPrices>) => ({
  isNet, subtotal: subtotal.value, shipping: shipping.value, lines: [...lines.values()].map(({ each, row }) => [each.value, row.value]), areLinesNetOnly,
})

const GROSS = orderOf([[1015.45, 1], [178.05, 2]], { net: 1371.55, tax: 318.25, shipping: [12.19, 14.99], grand: 1701.99 })
const NET = orderOf([[18, 2]], { net: 36, tax: 2.97, shipping: [5, 5], grand: 43.97, rates: [8.25] })

describe('an order of a backend before 2.4.8', () => {
  test('[ACC-05] shows totals and lines with tax where the shop shows prices with tax', () => {
    expect(values(readOrderPrices(GROSS, undefined, todays(1249))))
      .toEqual({ isNet: false, subtotal: 1687, shipping: 14.99, lines: [[1249, 1249], [219, 438]], areLinesNetOnly: false })
  })

  test('[ACC-05] adds tax to the total where product pages show prices without tax', () => {
    expect(values(readOrderPrices(NET, undefined, todays(18)))).toEqual({ isNet: true, subtotal: 36, shipping: 5, lines: [[18, 36]], areLinesNetOnly: false })
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

  test('[ACC-05] shows the same amounts either way without tax', () => {
    const order = orderOf([[10, 1]], { net: 10, tax: 0, shipping: [0, 0], grand: 10, rates: [] })
    expect(values(readOrderPrices(order, undefined, new Map()))).toMatchObject({ isNet: false, subtotal: 10, lines: [[10, 10]], areLinesNetOnly: false })
  })
})

describe('an order of 2.4.8', () => {
  const newer = (subtotal: number): OrderSince248Fragment => ({
    available_actions: [],
    items: [{ id: '0', prices: { price: money(8.13), price_including_tax: money(10), row_total: money(24.39), row_total_including_tax: money(30) } }],
    total: { subtotal_incl_tax: money(subtotal) },
  })

  test('[ACC-05] shows the lines and the subtotal of the backend', () => {
    const order = orderOf([[8.13, 3]], { net: 24.39, tax: 5.61, shipping: [0, 0], grand: 30 })
    expect(values(readOrderPrices(order, newer(30), new Map()))).toMatchObject({ isNet: false, subtotal: 30, lines: [[10, 30]] })
    expect(values(readOrderPrices(order, newer(30), todays(8.13)))).toMatchObject({ isNet: true, subtotal: 24.39, lines: [[8.13, 24.39]] })
  })
})

const tax = (title: string, rate: number, amount: number) => ({ title, rate, amount: money(amount) })

test('[ACC-05] shows tax per rate and names each rate once', () => {
  const taxes = orderTaxes({ taxes: [tax('VAT 23%', 23, 10), null, tax('US-CA', 8.25, 5), tax('VAT 0%', 0, 0)], total_tax: money(15) })
  expect(taxes.map(({ name, amount }) => [name, amount.value])).toEqual([['VAT 23%', 10], ['US-CA 8.25%', 5]])
})

test('[ACC-05] shows tax without rates as one sum', () => {
  expect(orderTaxes({ taxes: [], total_tax: money(3) })).toEqual([{ name: '', amount: money(3) }])
  expect(orderTaxes({ taxes: null, total_tax: money(0) })).toEqual([])
})

import type { MoneyFragment, OrderFragment, OrderItemFragment, OrderSince248Fragment, OrderTotalFragment } from '../../graphql/generated/types.ts'
import type { TodaysProducts } from './ordered-products.ts'

export interface LinePrices {
  readonly each: MoneyFragment
  readonly row: MoneyFragment
}

export interface OrderPrices {
  /** Whether prices are without tax, so that the totals add it. */
  readonly isNet: boolean
  readonly subtotal: MoneyFragment
  /** Undefined for an order without delivery. */
  readonly shipping: MoneyFragment | undefined
  /** By the id of the item. */
  readonly lines: ReadonlyMap<string, LinePrices>
  /** The lines are without tax though the totals include it: Magento before 2.4.8 returns no tax per line, and their rates differ. */
  readonly areLinesNetOnly: boolean
}

type PricedOrder = Pick<OrderFragment, 'items' | 'total' | 'shipping_address'>

/**
 * Magento before 2.4.8 returns amounts without tax, even if the shop shows its prices with tax. With a discount, the totals add up in only
 * one of the two ways, which is how the shop shows its prices. If they add up in both ways, today's prices decide.
 */
export function readOrderPrices(order: PricedOrder, newer: OrderSince248Fragment | undefined, products: TodaysProducts): OrderPrices {
  const { total } = order
  const items = (order.items ?? []).filter((item) => item !== null)
  const currency = total?.grand_total.currency ?? null
  const money = (value: number): MoneyFragment => ({ value: cents(value), currency })
  const sums = readSums(order, newer)
  const isNet = isNetOrder(sums, items, products)
  const shipping = isNet ? sums.netShipping : sums.grossShipping
  const lines = newer ? newerLines(newer, isNet) : isNet ? olderLines(items, 0) : grossLines(order, items, sums.gross)
  return {
    isNet,
    subtotal: money(isNet ? sums.net : sums.gross),
    // The address may be missing from the answer: without its cost, the sums would not add up.
    shipping: order.shipping_address || shipping !== 0 ? money(shipping) : undefined,
    lines: lines ?? olderLines(items, 0),
    areLinesNetOnly: lines === undefined,
  }
}

interface Sums {
  readonly net: number
  readonly gross: number
  readonly netShipping: number
  readonly grossShipping: number
  readonly netAdds: boolean
  readonly grossAdds: boolean
  readonly tax: number
}

function readSums({ total }: PricedOrder, newer: OrderSince248Fragment | undefined): Sums {
  const grand = total?.grand_total.value ?? 0
  const tax = total?.total_tax.value ?? 0
  const discount = (total?.discounts ?? []).reduce((sum, entry) => sum + Math.abs(entry?.amount.value ?? 0), 0)
  const net = total?.subtotal.value ?? 0
  const handling = total?.shipping_handling
  const netShipping = handling?.amount_excluding_tax?.value ?? total?.total_shipping.value ?? 0
  const grossShipping = handling?.amount_including_tax?.value ?? netShipping
  const reported = newer?.total?.subtotal_incl_tax.value
  const gross = reported ?? cents(grand - grossShipping + discount)
  const netAdds = isSame(net + netShipping - discount + tax, grand)
  // A subtotal that is calculated from the grand total always adds up.
  const grossAdds = reported == null ? discount === 0 : isSame(gross + grossShipping - discount, grand)
  return { net, gross, netShipping, grossShipping, netAdds, grossAdds, tax }
}

function isNetOrder({ netAdds, grossAdds, tax }: Sums, items: readonly OrderItemFragment[], products: TodaysProducts): boolean {
  if (tax === 0 || !netAdds) return false
  if (!grossAdds) return true
  return items.some(({ id, product_sale_price }) => {
    const today = products.get(id)?.price
    return today != null && isSame(today, product_sale_price.value ?? 0)
  })
}

/** The lines with tax, if they add up at one of the order's rates; another may be that of the delivery. */
function grossLines({ total }: PricedOrder, items: readonly OrderItemFragment[], subtotal: number): Map<string, LinePrices> | undefined {
  const rates = (total?.taxes ?? []).flatMap((tax) => tax?.rate ?? [])
  return [...rates, 0].map((rate) => olderLines(items, rate)).find((lines) => addUpTo(lines, subtotal, items))
}

function olderLines(items: readonly OrderItemFragment[], rate: number): Map<string, LinePrices> {
  return new Map(items.map(({ id, product_sale_price: { value, currency }, quantity_ordered }) => {
    const each = cents((value ?? 0) * (1 + rate / 100))
    return [id, { each: { value: each, currency }, row: { value: cents(each * (quantity_ordered ?? 0)), currency } }]
  }))
}

function newerLines({ items }: OrderSince248Fragment, isNet: boolean): Map<string, LinePrices> {
  return new Map((items ?? []).flatMap((item) => {
    if (!item?.prices) return []
    const { price, price_including_tax, row_total, row_total_including_tax } = item.prices
    return [[item.id, isNet ? { each: price, row: row_total } : { each: price_including_tax, row: row_total_including_tax }] as const]
  }))
}

/** Allows for one rounding per piece. */
function addUpTo(lines: ReadonlyMap<string, LinePrices>, subtotal: number, items: readonly OrderItemFragment[]): boolean {
  const pieces = items.reduce((sum, { quantity_ordered }) => sum + (quantity_ordered ?? 0), 0)
  const sum = [...lines.values()].reduce((total, { row }) => total + (row.value ?? 0), 0)
  return Math.abs(sum - subtotal) <= 0.01 * pieces + 0.005
}

const cents = (value: number): number => Math.round(value * 100) / 100
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.006

interface OrderTax {
  /** Such as `VAT 23%`; empty where the order has no rates. */
  readonly name: string
  readonly amount: MoneyFragment
}

/** The rate in the language's notation, unless the merchant's title has it. */
function taxName(title: string, rate: number, locale: string): string {
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(rate)
  return [written, String(rate)].some((text) => title.includes(text)) ? title : `${title} ${written}%`
}

/** The tax per rate; one sum where the order has no rates. */
export function orderTaxes({ taxes, total_tax }: Pick<OrderTotalFragment, 'taxes' | 'total_tax'>, locale: string): OrderTax[] {
  const byRate = (taxes ?? [])
    .filter((tax) => tax !== null)
    .filter(({ amount }) => (amount.value ?? 0) > 0)
    .map(({ title, rate, amount }) => ({ name: taxName(title, rate, locale), amount }))
  if (byRate.length > 0) return byRate
  return (total_tax.value ?? 0) > 0 ? [{ name: '', amount: total_tax }] : []
}

import type { MoneyFragment, OrderFragment, OrderItemFragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'
import type { TodaysProducts } from './ordered-products.ts'

export interface LinePrices {
  readonly each: MoneyFragment
  readonly row: MoneyFragment
}

export interface OrderPrices {
  /** Whether the shop adds tax to its prices, and so to the sums of the order. */
  readonly isNet: boolean
  readonly subtotal: MoneyFragment
  readonly shipping: MoneyFragment
  /** By the id of the item. */
  readonly lines: ReadonlyMap<string, LinePrices>
  /** The lines are without tax though the sums have it: before 2.4.8 Magento tells a line's tax by the rate alone, and there may be several. */
  readonly areLinesNetOnly: boolean
}

type PricedOrder = Pick<OrderFragment, 'items' | 'total'>

/**
 * Before 2.4.8 an order's amounts are without tax, whichever way the shop shows its prices. The sums tell the way where something is taken off:
 * only one of them adds up. Where both do, today's prices tell it.
 */
export function readOrderPrices(order: PricedOrder, newer: OrderSince248Fragment | undefined, products: TodaysProducts): OrderPrices {
  const { total } = order
  const items = (order.items ?? []).filter((item) => item !== null)
  const currency = total?.grand_total.currency ?? null
  const money = (value: number): MoneyFragment => ({ value: cents(value), currency })
  const sums = readSums(order, newer)
  const isNet = isNetOrder(sums, items, products)
  const lines = newer ? newerLines(newer, isNet) : olderLines(items, isNet ? 0 : singleRate(order))
  const areTrue = isNet || newer !== undefined || addUpTo(lines, sums.gross, items)
  return {
    isNet,
    subtotal: money(isNet ? sums.net : sums.gross),
    shipping: money(isNet ? sums.netShipping : sums.grossShipping),
    lines: areTrue ? lines : olderLines(items, 0),
    areLinesNetOnly: !areTrue,
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
  const told = newer?.total?.subtotal_incl_tax.value
  const gross = told ?? cents(grand - grossShipping + discount)
  const netAdds = isSame(net + netShipping - discount + tax, grand)
  // What is worked out from the grand total adds up in any case.
  const grossAdds = told === undefined || told === null ? discount === 0 : isSame(gross + grossShipping - discount, grand)
  return { net, gross, netShipping, grossShipping, netAdds, grossAdds, tax }
}

function isNetOrder({ netAdds, grossAdds, tax }: Sums, items: readonly OrderItemFragment[], products: TodaysProducts): boolean {
  if (tax === 0 || !netAdds) return false
  if (!grossAdds) return true
  return items.some(({ id, product_sale_price }) => {
    const today = products.get(id)?.price
    return today !== undefined && today !== null && isSame(today, product_sale_price.value ?? 0)
  })
}

function singleRate({ total }: PricedOrder): number {
  const rates = new Set((total?.taxes ?? []).flatMap((tax) => tax?.rate ?? []))
  return rates.size === 1 ? [...rates][0]! : 0
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

/** Each piece may be off by a rounding. */
function addUpTo(lines: ReadonlyMap<string, LinePrices>, subtotal: number, items: readonly OrderItemFragment[]): boolean {
  const pieces = items.reduce((sum, { quantity_ordered }) => sum + (quantity_ordered ?? 0), 0)
  const sum = [...lines.values()].reduce((total, { row }) => total + (row.value ?? 0), 0)
  return Math.abs(sum - subtotal) <= 0.01 * pieces + 0.005
}

const cents = (value: number): number => Math.round(value * 100) / 100
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.006

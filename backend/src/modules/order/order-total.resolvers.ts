import type { Context } from '../../graphql/context.ts'
import { money } from '../directory/money.ts'
import { percentOfRate } from '../tax/tax-rule.ts'
import { orderMessages } from './order-messages.ts'
import type { OrderRow } from './order.repository.ts'

interface Discounted {
  readonly discount: number
  readonly currency: string
  readonly couponCode: string | null
}

/** Magento names the coupon by its code on an order. */
export function orderDiscounts({ discount, currency, couponCode }: Discounted, { store }: Context) {
  if (discount === 0) return []
  const coupon = couponCode === null ? null : { code: couponCode }
  const label = couponCode ?? orderMessages(store.locale).discount
  return [{ label, amount: money(discount, currency), applied_to: 'ITEM' as const, coupon }]
}

const taxes = ({ taxTitle, taxRate, currency }: OrderRow, amount: number) =>
  amount > 0 ? [{ title: taxTitle, rate: percentOfRate(taxRate), amount: money(amount, currency) }] : []

/** The totals of an order and of each of its documents, since those are of the whole order. */
export const totalResolvers = {
  base_grand_total: ({ grandTotal, currency }: OrderRow) => money(grandTotal, currency),
  grand_total: ({ grandTotal, currency }: OrderRow) => money(grandTotal, currency),
  subtotal: ({ subtotalWithoutTax, currency }: OrderRow) => money(subtotalWithoutTax, currency),
  discounts: (order: OrderRow, _: unknown, context: Context) => orderDiscounts(order, context),
  taxes: (order: OrderRow) => taxes(order, order.tax),
  total_tax: ({ tax, currency }: OrderRow) => money(tax, currency),
  total_shipping: ({ shipping, shippingTax, currency }: OrderRow) => money(shipping - shippingTax, currency),
  shipping_handling: (order: OrderRow) => ({
    amount_excluding_tax: money(order.shipping - order.shippingTax, order.currency),
    amount_including_tax: money(order.shipping, order.currency),
    total_amount: money(order.shipping - order.shippingTax, order.currency),
    discounts: [],
    taxes: taxes(order, order.shippingTax),
  }),
}

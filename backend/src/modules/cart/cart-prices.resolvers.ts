import type { Context } from '../../graphql/context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { money } from '../directory/money.ts'

export const cartPricesResolvers: Pick<Resolvers, 'CartPrices' | 'CartItemPrices'> = {
  CartPrices: {
    applied_taxes: ({ totals, taxRule }, _, { store }) => {
      return totals.tax > 0 ? [{ label: taxRule.title, amount: money(totals.tax, store.currency) }] : []
    },
    discounts: ({ totals, row }, _, { store }) => {
      if (totals.discount === 0) return []
      return [discount(`Discount (${row.couponCode})`, totals.discount, row.couponCode, store)]
    },
    discount: ({ totals, row }, _, { store }) => {
      if (totals.discount === 0) return null
      return { amount: money(-totals.discount, store.currency), label: [`Discount (${row.couponCode})`] }
    },
    grand_total: ({ totals }, _, { store }) => money(totals.grandTotal, store.currency),
    grand_total_excluding_tax: ({ totals }, _, { store }) => money(totals.grandTotalWithoutTax, store.currency),
    subtotal_excluding_tax: ({ totals }, _, { store }) => money(totals.subtotalWithoutTax, store.currency),
    subtotal_including_tax: ({ totals }, _, { store }) => money(totals.subtotalWithTax, store.currency),
    subtotal_with_discount_excluding_tax: ({ totals }, _, { store }) => money(totals.discountedWithoutTax, store.currency),
  },
  CartItemPrices: {
    discounts: ({ total, couponCode }, _, { store }) =>
      total.discount > 0 ? [discount('Discount', total.discount, couponCode, store)] : null,
    fixed_product_taxes: () => [],
    original_item_price: ({ originalPrice }, _, { store }) => money(originalPrice, store.currency),
    original_row_total: ({ originalPrice, quantity }, _, { store }) => money(originalPrice * quantity, store.currency),
    price: ({ total }, _, { store }) => money(total.unitWithoutTax, store.currency),
    price_including_tax: ({ total }, _, { store }) => money(total.unitWithTax, store.currency),
    row_total: ({ total }, _, { store }) => money(total.rowWithoutTax, store.currency),
    row_total_including_tax: ({ total }, _, { store }) => money(total.rowWithTax, store.currency),
    total_item_discount: ({ total }, _, { store }) => money(total.discount, store.currency),
  },
}

const discount = (label: string, amount: number, code: string | null, { currency }: Context['store']) => ({
  label,
  amount: money(amount, currency),
  applied_to: 'ITEM' as const,
  coupon: code === null ? null : { code },
})

import type { MoneyFragment } from '../../graphql/generated/types.ts'
import type { TaxedCart } from './net-prices.ts'
import { readTotals } from './read-totals.ts'

/** What a cart's goods still lack, after their discount, to be delivered free of charge: 0 where they do not. */
export function missingToFree(cart: TaxedCart, from: number): MoneyFragment {
  const { subtotal, discount } = readTotals(cart)
  const worth = (subtotal.value ?? 0) + (discount?.amount.value ?? 0)
  return { value: Math.max(0, Math.round((from - worth) * 100) / 100), currency: subtotal.currency }
}

import type { CartFragment, MoneyFragment } from '../../graphql/generated/types.ts'
import type { TaxedCart } from '../cart/net-prices.ts'
import { readTotals } from '../cart/read-totals.ts'

/** The amount that is missing for free delivery, after discounts; 0 once it is reached. */
export function missingToFree(cart: TaxedCart, from: number): MoneyFragment {
  const { subtotal, discount } = readTotals(cart)
  const value = (subtotal.value ?? 0) + (discount?.amount.value ?? 0)
  return { value: Math.max(0, Math.round((from - value) * 100) / 100), currency: subtotal.currency }
}

/** Whether it is known that nothing is to be paid for delivery: nothing is sent, or the chosen method or the cart's value makes it free. */
export function isDeliveryFree(cart: TaxedCart & Pick<CartFragment, 'is_virtual'>, from: number | undefined): boolean {
  const { shipping } = readTotals(cart)
  if (cart.is_virtual) return true
  return shipping ? shipping.value === 0 : from !== undefined && missingToFree(cart, from).value === 0
}

import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { refused } from '../../refusals/refusal.ts'
import { forgetLostCoupon } from '../coupon/cart-coupon.ts'
import { setEmail, type CartRow } from '../cart/cart.repository.ts'
import { isEmailAddress } from './email-address.ts'

export function setGuestEmail(context: Context, cart: CartRow, email: string): void {
  if (!isEmailAddress(email)) throw refused('checkout.emailInvalid')
  transaction(context.database, () => {
    setEmail(context.database, cart.id, email)
    // By the address it turns out that a coupon for the first order is for somebody else.
    forgetLostCoupon(context, { ...cart, email })
  })
}

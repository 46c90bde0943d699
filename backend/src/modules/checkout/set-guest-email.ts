import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { setEmail, type CartRow } from '../cart-lines/cart.repository.ts'
import { isEmailAddress } from '../identity/email-address.ts'
import { removeLostCoupon } from '../pricing/coupon-in-effect.ts'

export function setGuestEmail(context: Context, cart: CartRow, email: string): void {
  if (!isEmailAddress(email)) throw refused('checkout.emailInvalid')
  transaction(context.database, () => {
    setEmail(context.database, cart.id, email)
    // By the address it turns out that a coupon for the first order is for somebody else.
    removeLostCoupon(context, { ...cart, email })
  })
}

import type { Context } from '../../context.ts'
import { inputError } from '../../errors.ts'
import { setEmail, type CartRow } from '../cart/cart.repository.ts'
import { isEmailAddress } from './email-address.ts'

export function setGuestEmail({ database }: Context, cart: CartRow, email: string): void {
  if (!isEmailAddress(email)) throw inputError('Invalid email format')
  setEmail(database, cart.id, email)
}

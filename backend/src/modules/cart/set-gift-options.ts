import type { SetGiftOptionsOnCartInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { findLines, isVirtual } from '../cart-lines/cart-line.ts'
import { type CartRow, setCartGiftMessage } from '../cart-lines/cart.repository.ts'
import { takesGiftMessageOnOrder, writeGiftMessage } from '../cart-lines/gift-message.ts'

/** Receipts without prices, printed cards and wrappings are not offered. */
export function setGiftOptions(context: Context, cart: CartRow, { gift_message: message }: SetGiftOptionsOnCartInput): void {
  if (!message || !takesGiftMessageOnOrder(context) || isVirtual(findLines(context, cart))) return
  setCartGiftMessage(context.database, cart.id, writeGiftMessage(message))
}

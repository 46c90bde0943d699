import { send } from '../../graphql/browser.ts'
import { CartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { publishCart } from './cart-events.ts'
import { extendCartId } from './cart-id.ts'
import { enqueueCartCall } from './cart-queue.ts'
import { watchLines } from './left-lines.ts'
import { renewCart } from './renew-cart.ts'
import { returnedCart } from './returned-cart.ts'

/**
 * Fetches the cart.
 * @throws StoreError, ServerError
 */
export function getCart(cartId: string): Promise<CartFragment> {
  return enqueueCartCall(async () => {
    extendCartId(cartId)
    try {
      // Partial: a line whose product was deleted fails alone, and the other lines still come.
      const answer = await send(CartOperation, { cartId })
      const cart = returnedCart(answer.cart, CartOperation.name)
      publishCart(cartId, cart)
      watchLines(cartId, cart)
      return cart
    } catch (error) {
      await renewCart(cartId, error)
      throw error
    }
  })
}

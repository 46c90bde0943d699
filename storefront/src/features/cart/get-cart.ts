import { send } from '../../graphql/browser.ts'
import { CartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { publishCart } from './cart-events.ts'
import { extendCartId, readCartId } from './cart-id.ts'
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

/** The visitor's cart after an action whose answer was lost; undefined after any other error, and if it cannot be read. */
export async function getCartAfter(error: unknown): Promise<CartFragment | undefined> {
  const cartId = isUnanswered(error) ? readCartId() : undefined
  return cartId ? getCart(cartId).catch(() => undefined) : undefined
}

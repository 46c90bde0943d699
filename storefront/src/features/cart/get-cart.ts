import { send } from '../../graphql/browser.ts'
import { CartOperation } from '../../graphql/generated/cart.ts'
import type { CartFragment } from '../../graphql/generated/types.ts'
import { keepCartId } from './cart-id.ts'
import { announceCart } from './cart-news.ts'
import { inTurn } from './cart-turn.ts'
import { renewCart } from './renew-cart.ts'
import { returnedCart } from './returned-cart.ts'

/**
 * The cart as the shop has it now.
 * @throws StoreError, ServerError
 */
export function getCart(cartId: string): Promise<CartFragment> {
  return inTurn(async () => {
    keepCartId(cartId)
    try {
      // Partial: a line whose product has vanished fails by itself, and the others are still there.
      const answer = await send(CartOperation, { cartId }, { partial: true })
      const cart = returnedCart(answer.cart, CartOperation.name)
      announceCart(cartId, cart)
      return cart
    } catch (error) {
      await renewCart(cartId, error)
      throw error
    }
  })
}

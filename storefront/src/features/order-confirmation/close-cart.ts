import { queryClient } from '../../graphql/query-client.ts'
import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { forgetLines } from '../cart/left-lines.ts'
import { clearAddressDraft } from '../checkout/address-draft.ts'

/** Removes a cart that has become an order, but not a newer one. */
export function closeCart(cartId: string): void {
  if (readCartId() === cartId) removeCartId()
  forgetLines()
  clearAddressDraft(cartId)
  queryClient.removeQueries({ queryKey: ['cart', cartId] })
}

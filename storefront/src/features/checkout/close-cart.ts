import { queryClient } from '../../graphql/query-client.ts'
import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { forgetAddressDraft } from './address-draft.ts'

/** The cart has become an order: nothing of it is left here. Another one may have been begun since. */
export function closeCart(cartId: string): void {
  if (readCartId() === cartId) removeCartId()
  forgetAddressDraft(cartId)
  queryClient.removeQueries({ queryKey: ['cart', cartId] })
}

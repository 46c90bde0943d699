import { queryClient } from '../../graphql/query-client.ts'
import { removeCartId } from '../cart/cart-id.ts'
import { forgetAddressDraft } from './address-draft.ts'

/** The cart has become an order: nothing of it is left here. */
export function closeCart(cartId: string): void {
  removeCartId()
  forgetAddressDraft()
  queryClient.removeQueries({ queryKey: ['cart', cartId] })
}

import { readCartId, removeCartId } from '../cart/cart-id.ts'
import { removeCompareListUid } from '../compare/compare-list-uid.ts'

/**
 * Nothing of a customer stays behind in this tab and its browser.
 * @param cartId the customer's; a cart that another tab has begun since is a guest's and stays
 */
export async function putAway(cartId: string | undefined): Promise<void> {
  if (cartId !== undefined && readCartId() === cartId) removeCartId()
  removeCompareListUid()
  // Where it cannot be loaded it never was, and keeps nothing.
  const cache = await import('../../graphql/query-client.ts').catch(() => undefined)
  cache?.queryClient.clear()
}

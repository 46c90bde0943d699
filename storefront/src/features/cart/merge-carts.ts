import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartContentsOperation, MergeCartsOperation } from '../../graphql/generated/merge-carts.ts'
import type { CartContentsFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { cartCount, forgetCartCount } from './cart-count.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { tellCartLost } from './cart-lost.ts'
import { getCustomerCart } from './customer-cart.ts'
import { isCartGone } from './gone-cart.ts'
import { mergeDifferences } from './merge-differences.ts'

/**
 * Whoever logs in goes on with the customer's cart, into which the guest's is merged. Where that fails, the customer's cart
 * it is all the same. Of what the shop did not take over as it was, the shopper is told.
 * @param onError takes what went wrong with the merging
 * @throws StoreError, ServerError, Error where the shop does not name the customer's cart
 */
export async function mergeCarts(onError?: (error: unknown) => void): Promise<void> {
  const guestCartId = readCartId()
  const isEmpty = cartCount() === 0
  const [customers, guests] = await Promise.all([getCustomerCart(), guestCartId && !isEmpty ? readGuestCart(guestCartId) : undefined])
  forgetCartCount()
  if (!guestCartId || guestCartId === customers.id) return keepCartId(customers.id)
  try {
    const merged = await merge(guestCartId, customers.id)
    keepCartId(merged.id)
    const differences = guests ? mergeDifferences(guests, customers, merged) : []
    if (differences.length > 0) tellCartLost('mergedOtherwise', differences)
  } catch (error) {
    logFailure('The carts could not be merged', error)
    onError?.(error)
    keepCartId(customers.id)
  }
}

/** By then it is out of the customer's reach. Without it, the merging goes on unwatched. */
async function readGuestCart(cartId: string): Promise<CartContentsFragment | undefined> {
  try {
    const { cart } = await send(CartContentsOperation, { cartId }, { partial: true, asGuest: true })
    return cart ?? undefined
  } catch (error) {
    logFailure("The guest's cart could not be read before it is merged", error)
    return undefined
  }
}

async function merge(sourceCartId: string, destinationCartId: string): Promise<CartContentsFragment> {
  const ask = async () => (await send(MergeCartsOperation, { sourceCartId, destinationCartId }, { partial: true })).mergeCarts
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
  }
  // Only the answer may have been lost: then the guest's cart is closed by now, and what was in it has arrived, as far as it has.
  try {
    return await ask()
  } catch (error) {
    if (isCartGone(error)) return getCustomerCart().catch(() => ({ id: destinationCartId, items: null }))
    throw error
  }
}

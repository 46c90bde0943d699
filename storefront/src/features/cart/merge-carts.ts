import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { MergeCartsOperation } from '../../graphql/generated/cart.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { forgetCartCount } from './cart-count.ts'
import { keepCartId, readCartId } from './cart-id.ts'
import { getCustomerCartId } from './customer-cart.ts'
import { isCartGone } from './gone-cart.ts'

/**
 * Whoever logs in goes on with the customer's cart, into which the guest's is merged. Where that fails, the customer's cart
 * it is all the same.
 * @param onError takes what went wrong with the merging
 * @throws StoreError, ServerError, Error where the shop does not name the customer's cart
 */
export async function mergeCarts(onError?: (error: unknown) => void): Promise<void> {
  const guestCartId = readCartId()
  const customerCartId = await getCustomerCartId()
  forgetCartCount()
  if (!guestCartId || guestCartId === customerCartId) return keepCartId(customerCartId)
  try {
    keepCartId(await merge(guestCartId, customerCartId))
  } catch (error) {
    logFailure('The carts could not be merged', error)
    onError?.(error)
    keepCartId(customerCartId)
  }
}

async function merge(sourceCartId: string, destinationCartId: string): Promise<string> {
  const ask = () => send(MergeCartsOperation, { sourceCartId, destinationCartId })
  try {
    return (await ask()).mergeCarts.id
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
  }
  // Only the answer may have been lost: then the guest's cart is closed by now, and all that was in it has arrived.
  try {
    return (await ask()).mergeCarts.id
  } catch (error) {
    if (isCartGone(error)) return destinationCartId
    throw error
  }
}

import { keepCartId, readCartId, readUnmergedCart } from './cart-id.ts'
import { reportUnmergedCart } from './cart-lost.ts'
import { getCustomerCartId } from './customer-cart.ts'

/**
 * Continues with the customer's cart, unless another request has chosen one meanwhile. A guest's cart that was set aside is merged first.
 * Outside the cart's queue, where the call that needs the cart may be waiting for it.
 * @throws StoreError for a guest, ServerError, and Error if the answer has no cart id
 */
export async function keepCustomerCart(): Promise<void> {
  if (readUnmergedCart() !== undefined) {
    const { mergeCarts } = await import('./merge-carts.ts')
    return mergeCarts(reportUnmergedCart)
  }
  const cartId = await getCustomerCartId()
  if (readCartId() === undefined) keepCartId(cartId)
}

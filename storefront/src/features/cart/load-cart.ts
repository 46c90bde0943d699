import { send } from '../../graphql/browser.ts'
import { CartCountOperation } from '../../graphql/generated/cart-id.ts'
import { retry } from '../../lib/retry.ts'
import { getSession } from '../session/session.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { extendCartId, readCartId, readUnmergedCart } from './cart-id.ts'
import { enqueueCartCall } from './cart-queue.ts'
import { keepCustomerCart } from './keep-customer-cart.ts'
import { renewCart } from './renew-cart.ts'

// One file for both, because a login in another tab calls both.

/** Fetches the item count, unless another request sets it first, and retries while the backend is unreachable. */
export function loadCartCount(cartId: string): Promise<void> {
  const isNeeded = (): boolean => cartCount() === undefined && readCartId() === cartId

  async function load(): Promise<void> {
    if (!isNeeded()) return
    extendCartId(cartId)
    const { cart } = await send(CartCountOperation, { cartId })
    if (cart) setCartCount(cartId, cart.total_quantity)
  }

  async function loadOrRenew(): Promise<void> {
    try {
      await enqueueCartCall(load)
    } catch (error) {
      if (!(await renewCart(cartId, error))) throw error
    }
  }
  return retry('The cart could not be counted', loadOrRenew, isNeeded)
}

/** Fetches the customer's cart id, unless another request sets it first, merges the guest's, and retries while the backend is unreachable. */
export function loadCustomerCart(): Promise<void> {
  const isNeeded = (): boolean => getSession().status === 'customer' && (readCartId() === undefined || readUnmergedCart() !== undefined)
  return retry("The customer's cart could not be found", keepCustomerCart, isNeeded)
}

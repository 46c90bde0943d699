import { logFailure } from '../../lib/log-failure.ts'
import { getSession, hasSession } from '../session/session.ts'
import { cartCount } from './cart-count.ts'
import { readCartId, removeCartId } from './cart-id.ts'
import { reportCartLoss, reportUnmergedCart } from './cart-lost.ts'
import { ensureCartId } from './create-cart.ts'
import { isCartForeign, isCartUnusable } from './gone-cart.ts'

/**
 * Replaces a cart that the backend refuses as a whole: the guest's cart of an interrupted login is merged, any other is discarded, and the
 * visitor sees a notice unless it was empty.
 * @returns whether the error was about the cart
 */
export async function renewCart(cartId: string, error: unknown): Promise<boolean> {
  if (!isCartUnusable(error)) return false
  const isForeign = isCartForeign(error)
  if (readCartId() !== cartId) return true
  if (isForeign && hasSession()) {
    const failure = await import('./merge-carts.ts').then(({ mergeCarts }) => mergeCarts(reportUnmergedCart)).catch((reason: unknown) => reason)
    if (failure !== undefined) logFailure('The cart of the visitor who logged in could not be found', failure)
    // Without a session by now, the backend has refused the token.
    if (hasSession()) return true
  }
  const isMissed = cartCount() !== 0
  removeCartId()
  // The notice of an ended session mentions the cart already.
  if (isMissed && getSession().status !== 'expired') reportCartLoss(isForeign ? 'inAccount' : 'gone')
  await ensureCartId()
  return true
}

import { logFailure } from '../../lib/log-failure.ts'
import { getSession, hasSession } from '../session/session.ts'
import { cartCount } from './cart-count.ts'
import { readCartId, removeCartId } from './cart-id.ts'
import { tellCartLost, tellUnmerged } from './cart-lost.ts'
import { ensureCartId } from './create-cart.ts'
import { isCartForeign, isCartUnusable } from './gone-cart.ts'

/**
 * Where the shop has refused the cart itself, the visitor goes on with one that works: what a login that was cut short has left
 * behind is merged, any other is let go, and the visitor is told if it held anything.
 * @returns whether the error was about the cart
 */
export async function renewCart(cartId: string, error: unknown): Promise<boolean> {
  if (!isCartUnusable(error)) return false
  const isForeign = isCartForeign(error)
  if (readCartId() !== cartId) return true
  if (isForeign && hasSession()) {
    const failure = await import('./merge-carts.ts').then(({ mergeCarts }) => mergeCarts(tellUnmerged)).catch((reason: unknown) => reason)
    if (failure !== undefined) logFailure('The cart of the visitor who logged in could not be found', failure)
    // Without a session now, the shop has said that they are no customer any more.
    if (hasSession()) return true
  }
  const isMissed = cartCount() !== 0
  removeCartId()
  // Whose session has just ended hears of that, and of the cart with it.
  if (isMissed && getSession().status !== 'expired') tellCartLost(isForeign ? 'inAccount' : 'gone')
  await ensureCartId()
  return true
}

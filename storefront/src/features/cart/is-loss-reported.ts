import { hasEndedLately } from '../session/last-session.ts'
import { getSession, hasSession } from '../session/session.ts'
import { readCartId } from './cart-id.ts'
import { isCartForeign, isCartGone } from './gone-cart.ts'

/**
 * Whether the visitor has a notice of the loss: of a lost cart, or of the end of the session. A guest's cart that was merged after a login
 * has none.
 */
export const isLossReported = (error: unknown): boolean =>
  isCartGone(error) || (!hasSession() && (isCartForeign(error) || (readCartId() === undefined && isSessionEnded())))

/** The customer's cart id goes with the session, so that an action that waited finds none. */
const isSessionEnded = (): boolean => getSession().status === 'expired' || hasEndedLately()

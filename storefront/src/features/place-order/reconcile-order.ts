import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartCountOperation } from '../../graphql/generated/cart-id.ts'
import { isCartGone } from '../cart/gone-cart.ts'

type Outcome = 'ordered' | 'notTaken'

/** @throws ServerError if the backend cannot be reached */
export async function isOrdered(cartId: string): Promise<boolean> {
  try {
    await send(CartCountOperation, { cartId })
    return false
  } catch (error) {
    if (error instanceof ServerError) throw error
    // Any other refusal is about an active cart, which Magento checks first.
    return isCartGone(error)
  }
}

const DELAYS_S = [0.5, 1.5, 3]
const RETRY_INTERVAL_S = 3

let reconciling: Promise<Outcome> | undefined

/**
 * Finds out whether a cart whose answer was lost has become an order, and waits as long as the backend is unreachable.
 * @param mayTakeUntil epoch milliseconds: until then, the backend may still be at work
 */
export function reconcileOrder(cartId: string, mayTakeUntil = 0): Promise<Outcome> {
  reconciling ??= checkRepeatedly(cartId, mayTakeUntil).finally(() => {
    reconciling = undefined
  })
  return reconciling
}

async function checkRepeatedly(cartId: string, mayTakeUntil: number): Promise<Outcome> {
  for (const delay of DELAYS_S) {
    if (await isOrderedAfter(delay, cartId)) return 'ordered'
  }
  while (Date.now() < mayTakeUntil) {
    if (await isOrderedAfter(RETRY_INTERVAL_S, cartId)) return 'ordered'
  }
  return 'notTaken'
}

async function isOrderedAfter(firstDelay: number, cartId: string): Promise<boolean> {
  for (let delay = firstDelay; ; delay = RETRY_INTERVAL_S) {
    await new Promise((resolve) => setTimeout(resolve, delay * 1000))
    try {
      return await isOrdered(cartId)
    } catch (error) {
      if (delay === firstDelay) console.warn('The state of the order is not known yet', error)
    }
  }
}

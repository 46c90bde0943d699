import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { CartCountOperation } from '../../graphql/generated/cart-id.ts'
import { isCartGone } from '../cart/gone-cart.ts'

type Found = 'ordered' | 'notTaken'

/** An active cart is no order. @throws ServerError when the shop does not say */
export async function isOrdered(cartId: string): Promise<boolean> {
  try {
    await send(CartCountOperation, { cartId })
    return false
  } catch (error) {
    if (error instanceof ServerError) throw error
    // Any other refusal is about an active cart: Magento looks at that first.
    return isCartGone(error)
  }
}

const MOMENTS = [0.5, 1.5, 3]
/** Until the gateway gave up, the shop was at work; it may be so for some time. */
const MORE_MOMENTS = [...MOMENTS, 8, 16]
const SECONDS_BETWEEN_CALLS = 3

let finding: Promise<Found> | undefined

/**
 * Finds out what became of an order whose answer was lost, however long the shop is away.
 * @param isSlow what timed out here may still be at work there
 */
export function findOut(cartId: string, isSlow = false): Promise<Found> {
  finding ??= lookRepeatedly(cartId, isSlow).finally(() => {
    finding = undefined
  })
  return finding
}

async function lookRepeatedly(cartId: string, isSlow: boolean): Promise<Found> {
  for (const moment of isSlow ? MORE_MOMENTS : MOMENTS) {
    if (await whenReached(cartId, moment)) return 'ordered'
  }
  return 'notTaken'
}

async function whenReached(cartId: string, moment: number): Promise<boolean> {
  for (let pause = moment; ; pause = SECONDS_BETWEEN_CALLS) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1000))
    try {
      return await isOrdered(cartId)
    } catch (error) {
      if (pause === moment) console.warn('The shop cannot say yet what became of the order', error)
    }
  }
}

import { createListeners } from '../../lib/listeners.ts'
import { readUnmergedCart } from './cart-id.ts'
import { isCartGone } from './gone-cart.ts'

/**
 * Why items are out of reach: the cart no longer exists, it belongs to a customer who is not logged in, it could not be merged into the
 * customer's or has not been yet, the merge changed it, some of the added products are missing, or the backend has removed lines.
 */
export type CartLoss = 'gone' | 'inAccount' | 'notMerged' | 'notMergedYet' | 'mergedOtherwise' | 'incomplete' | 'left'

/** A line that a merge has changed. */
export interface MergeDifference {
  readonly name: string
  /** The quantity in the merged cart. */
  readonly count: number
  readonly expected: number
}

const listeners = createListeners<[loss: CartLoss, differences?: readonly MergeDifference[]]>()

/** Notifies the listeners, who show it to the visitor. */
export const reportCartLoss = listeners.notify

/** For a failed merge. A guest's cart that was ordered or deleted meanwhile is no loss to the customer. */
export function reportUnmergedCart(failure: unknown): void {
  if (!isCartGone(failure)) reportCartLoss(readUnmergedCart() === undefined ? 'notMerged' : 'notMergedYet')
}

export const onCartLost = listeners.subscribe

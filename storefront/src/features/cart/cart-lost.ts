import { createListeners } from '../../lib/listeners.ts'
import { isCartGone } from './gone-cart.ts'
import type { MergeDifference } from './merge-differences.ts'

/**
 * What became of a cart: it is no more, it is a customer's who is not logged in, it could not be merged into theirs, it was merged otherwise than
 * it was, or it lacks a part of what was added.
 */
export type CartLoss = 'gone' | 'inAccount' | 'notMerged' | 'mergedOtherwise' | 'incomplete'

const listeners = createListeners<[loss: CartLoss, differences?: readonly MergeDifference[]]>()

/** Something that was in a cart is out of reach; whoever listens tells the visitor. */
export const tellCartLost = listeners.tell

/** Of a merge that failed. A guest's cart that was ordered or cleared away meanwhile is nothing that a customer misses. */
export function tellUnmerged(failure: unknown): void {
  if (!isCartGone(failure)) tellCartLost('notMerged')
}

export const onCartLost = listeners.add

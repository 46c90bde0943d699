import { isCartGone } from './gone-cart.ts'

/** What became of a cart: it is no more, it is a customer's who is not logged in, or it could not be merged into theirs. */
export type CartLoss = 'gone' | 'inAccount' | 'notMerged'

type CartLostListener = (loss: CartLoss) => void

const listeners = new Set<CartLostListener>()

/** Something that was in a cart is out of reach; whoever listens tells the visitor. */
export const tellCartLost = (loss: CartLoss): void => listeners.forEach((listener) => listener(loss))

/** Of a merge that failed. A guest's cart that was ordered or cleared away meanwhile is nothing that a customer misses. */
export function tellUnmerged(failure: unknown): void {
  if (!isCartGone(failure)) tellCartLost('notMerged')
}

export function onCartLost(listener: CartLostListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

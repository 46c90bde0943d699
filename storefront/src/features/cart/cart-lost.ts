/** Why a visitor's cart is no longer theirs: it is no more, or it is a customer's who is not logged in. */
export type CartLoss = 'gone' | 'inAccount'

type CartLostListener = (loss: CartLoss) => void

const listeners = new Set<CartLostListener>()

/** Something that was in a cart is out of reach; whoever listens tells the visitor. */
export const tellCartLost = (loss: CartLoss): void => listeners.forEach((listener) => listener(loss))

export function onCartLost(listener: CartLostListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

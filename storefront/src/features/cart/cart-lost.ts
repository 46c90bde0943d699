const listeners = new Set<() => void>()

/** Something that was in a cart is gone; whoever listens tells the visitor. */
export const tellCartLost = (): void => listeners.forEach((listener) => listener())

export function onCartLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

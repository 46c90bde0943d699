const CHANNEL = 'cart-count'

let count: number | undefined
const listeners = new Set<() => void>()

/** How many things are in the cart; unknown until the shop has said so. */
export const cartCount = (): number | undefined => count

export function setCartCount(value: number | undefined): void {
  if (value === count) return
  keep(value)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(value)
  channel.close()
}

/** Follows the count, what other tabs make of it included. */
export function onCartCount(listener: () => void): () => void {
  listeners.add(listener)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  channel?.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => keep(data))
  return () => {
    listeners.delete(listener)
    channel?.close()
  }
}

function keep(value: number | undefined): void {
  count = value
  listeners.forEach((listener) => listener())
}

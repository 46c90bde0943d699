import { createListeners } from '../../lib/listeners.ts'

export interface WishEvent {
  /** A guest has no wishlist. */
  readonly kind: 'added' | 'removed' | 'guest' | 'failed'
  /** Why it failed. */
  readonly failure?: unknown
  /** Of the product. */
  readonly name: string
}

/** The action of its toasts. */
export const wishAction = (name: string): string => `wish:${name}`

const listeners = createListeners<[event: WishEvent]>()

/** Reports the result of a change to the wishlist; the layout shows it as a toast. */
export const reportWish = listeners.notify
export const onWishEvent = listeners.subscribe

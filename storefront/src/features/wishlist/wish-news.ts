import { createListeners } from '../../lib/listeners.ts'

export interface WishNews {
  /** A guest has no wishlist. */
  readonly kind: 'added' | 'removed' | 'guest' | 'failed'
  /** Of the product. */
  readonly name: string
}

const listeners = createListeners<[news: WishNews]>()

/** What became of a wish; whoever listens tells the visitor. */
export const tellWish = listeners.tell
export const onWish = listeners.add

import { createListeners } from '../../lib/listeners.ts'

export interface CompareNews {
  readonly kind: 'added' | 'removed' | 'full' | 'failed'
  /** Of the product. */
  readonly name: string
}

const listeners = createListeners<[news: CompareNews]>()

/** What became of a change to the compare list; whoever listens tells the visitor. */
export const tellCompare = listeners.tell
export const onCompare = listeners.add

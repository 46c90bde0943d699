import { createListeners } from '../../lib/listeners.ts'

export interface CompareEvent {
  readonly kind: 'added' | 'removed' | 'full' | 'failed'
  /** Why it failed. */
  readonly failure?: unknown
  /** Of the product. */
  readonly name: string
}

const listeners = createListeners<[event: CompareEvent]>()

/** Reports the result of a change to the compare list; the layout shows it as a toast. */
export const reportCompare = listeners.notify
export const onCompareEvent = listeners.subscribe

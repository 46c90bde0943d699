import type { PageCode } from '../page/bundle-page-code.ts'
import type { Intent } from './intent.ts'

/** The outcome that the shopper sees in the end. */
export type Told =
  | { readonly kind: 'number'; readonly number: string }
  /** The order was placed; its number stands in the confirmation. */
  | { readonly kind: 'mailed' }
  | { readonly kind: 'refused'; readonly why: string }
  /** The cart is gone after the order was sent off, and nothing was said of an order. */
  | { readonly kind: 'vanished' }
  | { readonly kind: 'silence' }

export type SubmittedOrder = NonNullable<ReturnType<PageCode['readSubmittedOrder']>>

/** What happened to one intent, as its shopper saw it. */
export interface Story {
  readonly intent: Intent
  told: Told
  /** All carts that were ever filled for it. */
  readonly carts: Set<string>
  /** The number of clicks on the button. */
  presses: number
  /** As it was shown when the button was pressed for the last time. */
  seen: SubmittedOrder['cart'] | undefined
  /** Any number that any tab or device was shown. */
  readonly numbers: Set<string>
  /** What was chosen on the page of the payment service, once that has taken it. */
  decided: 'approve' | 'refuse' | undefined
  /** What the shop said of the payment. */
  payment: 'paid' | 'waiting' | 'canceled' | undefined
  began: number
  ended: number
  readonly lines: { readonly second: number; readonly text: string }[]
}

export const beginStory = (intent: Intent, second: number): Story => ({
  intent, told: { kind: 'silence' }, carts: new Set(), presses: 0, seen: undefined, numbers: new Set(), decided: undefined,
  payment: undefined, began: second, ended: second, lines: [],
})

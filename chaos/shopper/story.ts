import type { PageCode } from '../page/bundle-page-code.ts'
import type { Intent } from './intent.ts'

/** The outcome that the shopper finally sees. */
export type ShopperOutcome =
  | { readonly kind: 'number'; readonly number: string }
  /** The order was placed; its number is in the confirmation mail. */
  | { readonly kind: 'mailed' }
  | { readonly kind: 'refused'; readonly why: string }
  /** The cart is gone after the order was submitted, and this tab has shown no order. */
  | { readonly kind: 'vanished' }
  | { readonly kind: 'none' }

export type SubmittedOrder = NonNullable<ReturnType<PageCode['readSubmittedOrder']>>

/** The course of one intent as its shopper saw it. */
export interface Story {
  readonly intent: Intent
  outcome: ShopperOutcome
  /** All carts that were ever filled for it. */
  readonly carts: Set<string>
  /** The number of clicks on the button. */
  clicks: number
  /** The cart shown at the last click. */
  seen: SubmittedOrder['cart'] | undefined
  /** Every number that any tab or device has shown. */
  readonly numbers: Set<string>
  /** Whether another tab or device has shown the order, with or without its number. */
  isShownElsewhere: boolean
  /** The decision on the payment page, once the payment service has accepted it. */
  decided: 'approve' | 'refuse' | undefined
  /** The payment's state as the shop shows it. */
  payment: 'paid' | 'waiting' | 'canceled' | undefined
  began: number
  ended: number
  readonly lines: { readonly second: number; readonly text: string }[]
}

export const beginStory = (intent: Intent, second: number): Story => ({
  intent, outcome: { kind: 'none' }, carts: new Set(), clicks: 0, seen: undefined, numbers: new Set(), isShownElsewhere: false, decided: undefined,
  payment: undefined, began: second, ended: second, lines: [],
})

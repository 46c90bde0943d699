import type { Acknowledgement } from './declaration.ts'
import type { Barrier, WithdrawableOrder } from './withdrawable.ts'

/** The server's answer to the look-up of an order. */
export type LookUpAnswer =
  | { readonly outcome: 'found'; readonly order: WithdrawableOrder }
  /** No item can be withdrawn from. */
  | { readonly outcome: 'blocked'; readonly order: WithdrawableOrder; readonly barrier: Barrier }
  /** A withdrawal may be declared, but the order is not shown. */
  | { readonly outcome: 'undisclosed' }
  /** Number, email and last name do not match. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'too-many'; readonly minutes: number }

export type DeclareAnswer =
  | Exclude<LookUpAnswer, { outcome: 'found' | 'undisclosed' }>
  | { readonly outcome: 'declared'; readonly acknowledgement: Acknowledgement; readonly isMailed: boolean }

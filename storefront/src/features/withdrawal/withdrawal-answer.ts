import type { Acknowledgement } from './declaration.ts'
import type { Barrier, WithdrawableOrder } from './withdrawable.ts'

/** What the shop's server says of an order before anything is declared. */
export type LookUpAnswer =
  | { readonly outcome: 'found'; readonly order: WithdrawableOrder }
  /** Nothing of it can be withdrawn from. */
  | { readonly outcome: 'blocked'; readonly order: WithdrawableOrder; readonly barrier: Barrier }
  /** It may be declared, and nothing is told about the order. */
  | { readonly outcome: 'untold' }
  /** Number, e-mail and last name do not go together. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'too-many'; readonly minutes: number }

export type DeclareAnswer =
  | Exclude<LookUpAnswer, { outcome: 'found' | 'untold' }>
  | { readonly outcome: 'declared'; readonly acknowledgement: Acknowledgement; readonly isMailed: boolean }

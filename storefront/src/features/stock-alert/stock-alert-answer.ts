import type { BotCheckReason } from '../../graphql/refusals/reason.ts'

/** `accepted` also for an address that is noted already: nobody learns who waits for what. */
export type StockAlertAnswer =
  | { readonly outcome: 'accepted' | 'in-stock' | 'gone' | 'email-wrong' | 'unreachable' | BotCheckReason }
  | { readonly outcome: 'too-many'; readonly minutes?: number }

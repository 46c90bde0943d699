import type { BotCheckReason } from '../../graphql/refusals/reason.ts'

/** `accepted` also for an address that is noted already: nobody learns who waits for what. */
export type StockAlertAnswer =
  | { readonly outcome: 'accepted' | 'in-stock' | 'gone' | 'email-wrong' | BotCheckReason }
  | { readonly outcome: 'unreachable'; readonly reference?: string | null | undefined }
  | { readonly outcome: 'too-many'; readonly minutes?: number }

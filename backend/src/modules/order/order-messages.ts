import { messagesByLocale } from '../../i18n/languages.ts'
import type { ItemStatus } from './item-status.ts'
import type { OrderMailMessages } from './order-mail-messages.ts'
import type { OrderState } from './order-state.ts'

export interface OrderMessages {
  readonly state: Readonly<Record<OrderState, string>>
  readonly item: Readonly<Record<ItemStatus, string>>
  readonly discount: string
  readonly unlimited: string
  readonly cancellationMailed: string
  /** What a transfer for an order is called. */
  readonly transferTitle: (number: string) => string
  readonly files: FileMessages
}

/** About files that were bought. */
interface FileMessages {
  readonly subject: (number: string) => string
  readonly preheader: string
  readonly renewed: string
  readonly title: string
  readonly download: (file: string) => string
  readonly until: (day: string) => string
  readonly later: string
  readonly renew: string
  readonly expired: string
  readonly inAccount: string
}

/** Magento's texts about orders in the language of a store view. */
export const orderMessages = await messagesByLocale<OrderMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)

/** The texts of the mails about an order. */
export const orderMailMessages = await messagesByLocale<OrderMailMessages>(async (language) => (await import(`./messages/${language}.ts`)).mailMessages)

import { messagesByLocale } from '../../i18n/languages.ts'
import type { ItemStatus } from './item-status.ts'
import type { OrderState } from './order-state.ts'

export interface OrderMessages {
  readonly state: Readonly<Record<OrderState, string>>
  readonly item: Readonly<Record<ItemStatus, string>>
  readonly discount: string
  readonly unlimited: string
  readonly cancellationMailed: string
  readonly files: FileMessages
}

/** About files that were bought. */
interface FileMessages {
  readonly subject: (number: string) => string
  readonly title: string
  readonly until: (day: string) => string
  readonly renew: string
  readonly expired: string
  readonly inAccount: string
}

export interface OrderMailMessages {
  readonly placed: (number: string, shop: string) => string
  readonly thanks: (name: string) => string
  readonly sku: (sku: string) => string
  readonly items: (number: string) => string
  readonly subtotal: string
  readonly discount: string
  readonly shipping: string
  /** In place of a price of 0. */
  readonly free: string
  readonly total: string
  readonly includedTax: (title: string) => string
  readonly tax: (title: string) => string
  readonly delivery: string
  readonly billing: string
  readonly payment: string
  readonly pay: string
  readonly waiting: string
  readonly look: string
  readonly gift: string
  readonly giftTo: (name: string) => string
  readonly giftFrom: (name: string) => string
  readonly next: string
  readonly nextVirtual: string
  readonly deliveryTime: string
  readonly vat: (number: string) => string
  readonly scan: string
  readonly transferCode: string
  readonly withdrawalTitle: string
  readonly withdrawal: string
  readonly withdrawalVirtual: string
  readonly withdraw: string
  readonly modelForm: string
  readonly terms: string
  readonly seller: string
  readonly invoiced: (number: string, order: string) => string
  readonly paid: string
  readonly shipped: (number: string, order: string) => string
  readonly underway: string
  readonly tracking: string
  readonly canceled: (order: string) => string
  readonly ended: string
  readonly refunded: (number: string, order: string) => string
  readonly moneyBack: string
}

/** Magento's texts about orders in the language of a store view. */
export const orderMessages = await messagesByLocale<OrderMessages>(async (language) => (await import(`./messages/${language}.ts`)).messages)

/** The texts of the mails about an order. */
export const orderMailMessages = await messagesByLocale<OrderMailMessages>(async (language) => (await import(`./messages/${language}.ts`)).mailMessages)

import type { Messages } from 'next-intl'

/** The addresses of payment services by the backend's method code, from the setting PAYMENT_PAGES. */
export type PaymentPages = Readonly<Record<string, string>>

export type PaymentMarkName = 'blik' | 'card' | 'online' | 'transfer' | 'cash'

/** How the storefront shows some of the backend's payment methods. The settings decide which are offered (settings/payment.ts). */
export interface PaymentKind {
  readonly matches: (code: string, pages: PaymentPages) => boolean
  /** A key of `checkout.method`: a note before the order and the next step after it. Without messages, the method's title is enough. */
  readonly messages?: keyof Messages['checkout']['method']
  /** The same for an order that is collected in a shop, with a title in place of the method's own. */
  readonly collectedMessages?: 'payInShop'
  /** The drawing beside the title; without one, the title alone. */
  readonly mark?: PaymentMarkName
  /** The buyer has to enter the number of their own purchase order. */
  readonly needsPurchaseOrder?: boolean
  /** Paid when the parcel is handed over, so that an order with files or places has no such payment. */
  readonly needsDelivery?: boolean
  /** What the shop waits for before it packs the order; undefined for a method of which the storefront knows nothing. */
  readonly packedOn?: 'order' | 'payment'
  /** The order is paid on another site once it is placed. */
  readonly isPaidElsewhere?: boolean
}

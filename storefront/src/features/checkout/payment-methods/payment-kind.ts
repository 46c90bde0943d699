/** The addresses of payment services by the backend's code of the method, from the setting PAYMENT_PAGES. */
export type PaymentPages = Readonly<Record<string, string>>

/** How the shop carries out some of the backend's payment methods. */
export interface PaymentKind {
  readonly isKind: (code: string, pages: PaymentPages) => boolean
  /** Under `checkout.method` in the messages: what it means, before the order and after. Without them, the method's title says it all. */
  readonly words?: 'bankTransfer' | 'cashOnDelivery' | 'checkMoneyOrder' | 'free' | 'redirect'
  /** Needs something that this shop does not have, so that it is not offered. */
  readonly isLeftOut?: boolean
  /** The order is paid on a page elsewhere once it is placed. */
  readonly isPaidElsewhere?: boolean
}

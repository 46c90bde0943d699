import type { Locale } from '../../i18n/locales.ts'

/** The meaning of a status's colour; a custom status has none. */
export type OrderTone = 'waiting' | 'held' | 'under-way' | 'done' | 'ended' | 'refunded'

interface Status {
  readonly tone: OrderTone
  readonly labels: Readonly<Partial<Record<Locale, readonly [string, ...string[]]>>>
}

/**
 * Magento's own labels in English and Polish, as an order has its status only as a label. While an order is on hold, Magento takes
 * no payment for it, does not cancel it and does not reorder it.
 */
const STATUSES = {
  pending: { tone: 'waiting', labels: { en: ['Pending'], pl: ['Oczekujące'] } },
  pendingPayment: { tone: 'waiting', labels: { en: ['Pending Payment'], pl: ['Oczekuje na płatność'] } },
  paymentReview: { tone: 'held', labels: { en: ['Payment Review'], pl: ['Weryfikacja płatności'] } },
  fraud: { tone: 'held', labels: { en: ['Suspected Fraud'] } },
  held: { tone: 'held', labels: { en: ['On Hold'], pl: ['Wstrzymane'] } },
  processing: { tone: 'under-way', labels: { en: ['Processing'], pl: ['W realizacji', 'Przetwarzane'] } },
  complete: { tone: 'done', labels: { en: ['Complete'], pl: ['Zrealizowane', 'Zakończone'] } },
  closed: { tone: 'refunded', labels: { en: ['Closed'], pl: ['Zamknięte'] } },
  canceled: { tone: 'ended', labels: { en: ['Cancelled', 'Canceled'], pl: ['Anulowane'] } },
} as const satisfies Record<string, Status>

const lowered = (label: string): string => label.trim().toLowerCase()

const KNOWN: ReadonlyMap<string, Status> = new Map(
  Object.values(STATUSES).flatMap((status: Status) => Object.values(status.labels).flatMap((labels) => labels.map((label) => [lowered(label), status] as const))),
)

const statusOf = (label: string): Status | undefined => KNOWN.get(lowered(label))

/** A guest's order is found in any store view and has the label of that one: a label of Magento's own is then said in the page's language. */
export function statusIn(locale: Locale, label: string): string {
  const own = statusOf(label)?.labels[locale]
  return own && !own.map(lowered).includes(lowered(label)) ? own[0] : label
}

/** Nothing more happens to the order. Magento cancels a paid one by a refund. */
export const isOver = (tone: OrderTone | undefined): boolean => tone === 'ended' || tone === 'refunded'

export const orderTone = (label: string): OrderTone | undefined => statusOf(label)?.tone

export const isPendingPayment = (label: string): boolean => statusOf(label) === STATUSES.pendingPayment

/** On hold because of the payment, not by the shop. */
export function isPaymentReview(label: string): boolean {
  const status = statusOf(label)
  return status === STATUSES.paymentReview || status === STATUSES.fraud
}

/** The status as the backend labels it; orders carry no code for it. */
export function OrderStatus({ status }: { status: string }) {
  const tone = orderTone(status)
  return <span className={tone ? `status status-${tone}` : 'status'}>{status}</span>
}

/** The meaning of a status's colour; a custom status has none. */
export type OrderTone = 'waiting' | 'held' | 'under-way' | 'done' | 'ended'

/**
 * Magento's own labels in English and Polish, as an order has its status only as a label. While an order is on hold, Magento takes
 * no payment for it, does not cancel it and does not reorder it.
 */
const TONES: Readonly<Record<string, OrderTone>> = {
  pending: 'waiting',
  'pending payment': 'waiting',
  'payment review': 'held',
  'on hold': 'held',
  'suspected fraud': 'held',
  processing: 'under-way',
  complete: 'done',
  closed: 'ended',
  canceled: 'ended',
  oczekujące: 'waiting',
  'oczekuje na płatność': 'waiting',
  'weryfikacja płatności': 'held',
  wstrzymane: 'held',
  'w realizacji': 'under-way',
  przetwarzane: 'under-way',
  zrealizowane: 'done',
  zakończone: 'done',
  zamknięte: 'ended',
  anulowane: 'ended',
}

export function orderTone(status: string): OrderTone | undefined {
  const label = labelOf(status)
  return Object.hasOwn(TONES, label) ? TONES[label] : undefined
}

export const isPendingPayment = (status: string): boolean => ['pending payment', 'oczekuje na płatność'].includes(labelOf(status))

/** On hold because of the payment, not by the shop. */
export const isPaymentReview = (status: string): boolean => ['payment review', 'suspected fraud', 'weryfikacja płatności'].includes(labelOf(status))

const labelOf = (status: string): string => status.trim().toLowerCase()

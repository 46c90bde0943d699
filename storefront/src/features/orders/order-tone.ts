/** What the colour of a status says; a status of the shop's own has none. */
export type OrderTone = 'waiting' | 'held' | 'under-way' | 'done' | 'ended'

/**
 * By Magento's own labels, in English and in Polish: an order tells its status only as the label that the shop gave it. A held order waits for
 * the shop; until it lets go, Magento takes no payment for it, does not cancel it and does not order it again.
 */
const TONES: Readonly<Record<string, OrderTone>> = {
  pending: 'waiting',
  'pending payment': 'waiting',
  'payment review': 'held',
  'on hold': 'held',
  processing: 'under-way',
  complete: 'done',
  closed: 'ended',
  canceled: 'ended',
  'suspected fraud': 'ended',
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
  const label = status.trim().toLowerCase()
  return Object.hasOwn(TONES, label) ? TONES[label] : undefined
}

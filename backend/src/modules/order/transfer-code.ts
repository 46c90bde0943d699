import type { DatabaseSync } from 'node:sqlite'
import { setting } from '../store/settings.ts'
import { storeById } from '../store/store.repository.ts'
import { orderMessages } from './order-messages.ts'
import type { OrderRow } from './order.repository.ts'

/** The path of the picture of an order's transfer code. */
export const TRANSFER_CODE = '/payment/transfer-code'

export const transferCodePath = ({ token }: Pick<OrderRow, 'token'>): string => `${TRANSFER_CODE}?${new URLSearchParams({ token })}`

const MAX_DIGITS = 6
const MAX_RECIPIENT = 20
const MAX_TITLE = 32

/**
 * The text of the code that apps of Polish banks read, by the Polish Bank Association's recommendation of 2013: tax number, country,
 * account, amount in grosze, recipient, title, three reserved fields.
 * @returns undefined for an order that is not paid by transfer, and for what the code has no place for
 */
export function transferCodeOf(database: DatabaseSync, { paymentCode, currency, grandTotal, number, storeId }: OrderRow): string | undefined {
  const iban = setting(database, 'payment/banktransfer/iban', storeId)
  const amount = String(grandTotal).padStart(MAX_DIGITS, '0')
  if (paymentCode !== 'banktransfer' || currency !== 'PLN' || !iban.startsWith('PL') || amount.length > MAX_DIGITS) return undefined
  const recipient = setting(database, 'payment/banktransfer/recipient', storeId).slice(0, MAX_RECIPIENT)
  const title = orderMessages(storeById(database, storeId).locale).transferTitle(number).slice(0, MAX_TITLE)
  return ['', 'PL', iban.slice(2), amount, recipient, title, '', '', ''].join('|')
}

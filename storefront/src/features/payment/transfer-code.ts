import type { BankAccount } from '../../settings/payment.ts'
import type { Amount } from '../../lib/format-money.ts'

const MAX_AMOUNT_DIGITS = 6
const MAX_RECIPIENT_LENGTH = 20
const MAX_TITLE_LENGTH = 32

/**
 * The text of the QR code that apps of Polish banks read: the Polish Bank Association's recommendation for two-dimensional codes of
 * 2013. Its fields are the recipient's tax number, which is optional, country, account number, amount in grosze, recipient, title and
 * three reserved ones.
 * @returns undefined for what the code has no place for: other currencies, accounts abroad, and 10 000 zł and more
 */
export function transferCode({ iban, recipient }: BankAccount, amount: Amount, title: string): string | undefined {
  const grosze = String(Math.round((amount.value ?? 0) * 100)).padStart(MAX_AMOUNT_DIGITS, '0')
  if (amount.currency !== 'PLN' || !iban.startsWith('PL') || grosze.length > MAX_AMOUNT_DIGITS) return undefined
  return ['', 'PL', iban.slice(2), grosze, field(recipient, MAX_RECIPIENT_LENGTH), field(title, MAX_TITLE_LENGTH), '', '', ''].join('|')
}

const field = (text: string, maxLength: number): string => text.replaceAll(/[^\p{L}\p{N} ,./\\\-@#&*]/gu, '').slice(0, maxLength).trim()

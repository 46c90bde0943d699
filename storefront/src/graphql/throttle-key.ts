import { hash } from 'node:crypto'
import { networkOf } from '../lib/network-of.ts'

/**
 * One key for all spellings that find the same account: the collation of Magento's database ignores case, accents and trailing spaces, and
 * equates two more letters with plain ones.
 */
export function accountKey(field: string, email: string): string {
  // Combining marks are removed first as well: normalizing thousands of them takes a second.
  const plain = withoutMarks(withoutMarks(email).normalize('NFKD')).trim().toLowerCase()
  return keyOf(field, 'account', plain.replaceAll('ß', 's').replaceAll('ı', 'i'))
}

/** Keeps those spellings apart: some backends have an account for each. */
export const spellingKey = (email: string): string => keyOf('spelling', email.trim().toLowerCase())

const withoutMarks = (text: string): string => text.replaceAll(/\p{Mark}/gu, '')

/** A visitor with IPv6 has a whole network of addresses. */
export const addressKey = (field: string, address: string): string => keyOf(field, 'address', networkOf(address))

/** Hashed, so that no e-mail address is readable in memory. */
const keyOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\n'), 'base64')

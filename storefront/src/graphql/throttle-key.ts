import { hash } from 'node:crypto'

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

/** A visitor with IPv6 has a whole /64 network of addresses. */
export const addressKey = (field: string, address: string): string => keyOf(field, 'address', networkOf(address))

function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/** Hashed, so that no e-mail address is readable in memory. */
const keyOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\n'), 'base64')

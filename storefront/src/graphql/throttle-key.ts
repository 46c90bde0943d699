import { hash } from 'node:crypto'

/**
 * All spellings that find one account: the collation of Magento's database knows neither case nor accents nor blanks behind, and
 * takes two more letters for plain ones.
 */
export function accountKey(field: string, email: string): string {
  // Marks go first as well: putting thousands of them into order takes a second.
  const plain = withoutMarks(withoutMarks(email).normalize('NFKD')).trim().toLowerCase()
  return keyOf(field, 'account', plain.replaceAll('ß', 's').replaceAll('ı', 'i'))
}

/** Tells those spellings apart: some backends have an account for each. */
export const spellingKey = (email: string): string => keyOf('spelling', email.trim().toLowerCase())

const withoutMarks = (text: string): string => text.replaceAll(/\p{Mark}/gu, '')

/** An address of IPv6 is one of a whole network, /64, that its visitor has to draw from. */
export const addressKey = (field: string, address: string): string => keyOf(field, 'address', networkOf(address))

function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/** Hashed, so that no e-mail lies readable in memory. */
const keyOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\n'), 'base64')

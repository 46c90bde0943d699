import { tidyDigits } from './tidy-digits.ts'

/** As typed or copied, without the scheme of a link. */
export const tidyPhone = (text: string): string =>
  tidyDigits(text)
    .replace(/^(?:tel|callto|sms):\s*/i, '')
    .replace(/;ext=/i, ' ext. ')

/** `ext. 12`, `wew. 12`, `x12`, `#12` */
const EXTENSION = /[\s,;]*(?:\p{L}{1,10}\.?[\s:=]*|#\s*)\d{1,6}$/u

/** Some islands have numbers of five digits; E.164 ends at fifteen. */
const MIN_DIGITS = 5
const MAX_DIGITS = 15

/** What is wrong with a tidied phone number: a character, or the number of its digits. */
export function wrongInPhone(text: string): { readonly character: string } | 'short' | 'long' | undefined {
  const number = text.replace(EXTENSION, '')
  const character = Array.from(number).find((each, index) => !/[\d ().,/+-]/.test(each) || (each === '+' && /\d/.test(number.slice(0, index))))
  if (character) return { character }
  const digits = number.replace(/\D/g, '').length
  if (digits < MIN_DIGITS) return 'short'
  return digits > MAX_DIGITS ? 'long' : undefined
}

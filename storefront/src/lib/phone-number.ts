import { tidyDigits } from './tidy-digits.ts'

/** `tel.:`, `nr tel.`, `kom.`, the scheme of a link, and marks around a number. */
const LABEL = /^(?:(?:tel|phone|mob|cell|kom|callto|sms)\p{L}*|(?:nr|num(?:er|ber)|no|[mt])(?!\p{L})|[^\p{L}\d+(])+/iu
const MARKS = /[^\p{L}\d)]+$/u

/** As typed or copied, without what is written around it. */
export const tidyPhone = (text: string): string =>
  tidyDigits(text)
    .replace(LABEL, '')
    .replace(/;ext=/i, ' ext. ')
    .replace(MARKS, '')

/** `ext. 12`, `wew. nr 12`, `(x12)`, `#12` */
const EXTENSION = /[\s,;(]*(?:\p{L}{1,10}\.?[\s:=]*(?:(?:nr|no)\.?\s*)?|#\s*)\d{1,6}\)?$/u

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

/** Soft hyphens, zero-width characters and marks of direction, which copied text contains. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<![\u0590-\u1cff])[\u200c\u200d]/g
const CONTROL = /(?!\s)\p{Cc}/gu
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/**
 * A line of text as typed on a keyboard: composed letters, plain blanks and hyphens, no invisible characters. Joiners stay in the scripts
 * that need them.
 */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(CONTROL, '').replace(DASHES, '-').trim()

/** Also with the digits of other scripts and widths as 0 to 9. */
export const tidyDigits = (text: string): string => tidyText(text.normalize('NFKC')).replace(/\p{Nd}/gu, asciiDigit)

/** Unicode's sets of digits follow one another by ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return code < 128 ? digit : String(value)
}

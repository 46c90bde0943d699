import { tidyText } from './tidy-text.ts'

/** `tidyText`, with the digits of other scripts and widths as 0 to 9. */
export const tidyDigits = (text: string): string => tidyText(text.normalize('NFKC')).replace(/\p{Nd}/gu, asciiDigit)

/** Unicode's sets of digits follow one another by ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return code < 128 ? digit : String(value)
}

import { tidyDigits } from '../../lib/tidy-digits.ts'

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** A Polish tax number: ten digits, the last being a check digit. The country code, its own name and any marks may stand around. */
export function isNip(text: string): boolean {
  const digits = digitsOf(text)
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}

/** A number as its ten digits, as invoices and registers write it; other text tidied. */
export const tidyNip = (text: string): string => (isNip(text) ? digitsOf(text) : tidyDigits(text))

const digitsOf = (text: string): string =>
  tidyDigits(text)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/nip|vat|pl|eu|ue/gi, '')

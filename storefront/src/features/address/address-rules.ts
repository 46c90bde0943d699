const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** A Polish tax number: ten digits, the last being a check digit. Spaces, hyphens and the country code are allowed. */
export function isNip(text: string): boolean {
  const digits = text.replace(/^\s*PL/i, '').replace(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}

/** A Polish number as its ten digits, as invoices and registers write it; other countries' numbers trimmed. */
export const tidyVatNumber = (text: string, countryCode: string): string =>
  countryCode === 'PL' && isNip(text) ? text.replace(/\D/g, '') : text.trim()

/** Splits a house number from the end of a street, as browsers fill it in; undefined if there is none. */
export function splitStreet(text: string): { readonly street: string; readonly number: string } | undefined {
  const [, street, number] = /^(.*?\p{L}.*?)[\s,]+(\d+\p{L}?(?:\s?[/-]\s?\d+\p{L}?)?(?:\s?(?:m|m\.|lok\.|apt\.?)\s?\d+\p{L}?)?)$/u.exec(text.trim()) ?? []
  return street && number && number.length <= MAX_NUMBER_CHARACTERS ? { street, number: number.replace(/\s*([/-])\s*/, '$1') } : undefined
}

export const MAX_NUMBER_CHARACTERS = 10

export const isPolishPostalCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(text)

/** Formats a Polish code as 00-000; returns other text trimmed. */
export const tidyPolishPostalCode = (text: string): string => text.trim().replace(/^(\d{2})\s?(\d{3})$/, '$1-$2')

export const isPhoneNumber = (text: string): boolean => /^\+?[\d -]+$/.test(text) && /^\d{9,15}$/.test(text.replace(/\D/g, ''))

/** A house number, with a letter or a flat number after it. */
export const isHouseNumber = (text: string): boolean => /^[\p{L}\d][\p{L}\d ./-]*$/u.test(text) && /\d/.test(text)

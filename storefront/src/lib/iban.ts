export const compactIban = (iban: string): string => iban.replaceAll(' ', '').toUpperCase()

/** Its check digits: with the first four characters at the end and letters as numbers from 10, it is 1 modulo 97 (ISO 13616). */
export function isIban(given: string): boolean {
  const iban = compactIban(given)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || (iban.startsWith('PL') && !/^PL\d{26}$/.test(iban))) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** In groups of four. */
export const groupIban = (iban: string): string => compactIban(iban).replaceAll(/.{4}(?=.)/g, '$& ')

import type { CurrencyEnum, Money } from '../../generated/resolvers.ts'

/** Magento's Money: units as a float, from the whole minor units in the database. */
export const money = (minor: number, currency: string): Money => ({ value: minor / 100, currency: currency as CurrencyEnum })

/** `zł` for PLN; the code for a currency without a symbol. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** A rounded quotient of non-negative whole numbers, in integer arithmetic. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

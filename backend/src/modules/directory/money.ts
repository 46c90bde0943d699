import type { CurrencyEnum, Money } from '../../generated/resolvers.ts'

/** Magento's Money: units as a float, from the whole minor units that the database keeps. */
export const money = (minor: number, currency: string): Money => ({ value: minor / 100, currency: currency as CurrencyEnum })

import { roundHalfUp } from '../directory/money.ts'

/** The tax on a cart's goods and delivery at its destination. */
export interface TaxRule {
  /** As shown to the customer: `VAT 23%`, `US-CA-*-Rate 1`. */
  readonly title: string
  /** In thousandths of a percent: 8250 is 8.25 %. */
  readonly rate: number
  /** Whether prices, discounts and delivery rates include the tax. */
  readonly isIncluded: boolean
  readonly isShippingTaxed: boolean
}

/** An amount including and excluding tax, in minor units. */
export interface TaxedAmount {
  readonly withTax: number
  readonly withoutTax: number
  readonly tax: number
}

const WHOLE = 100_000

/** Rounded half up to minor units. */
export function taxed(amount: number, { rate, isIncluded }: Pick<TaxRule, 'rate' | 'isIncluded'>): TaxedAmount {
  if (isIncluded) {
    const tax = roundHalfUp(amount * rate, WHOLE + rate)
    return { withTax: amount, withoutTax: amount - tax, tax }
  }
  const tax = roundHalfUp(amount * rate, WHOLE)
  return { withTax: amount + tax, withoutTax: amount, tax }
}

export function taxedShipping(price: number, rule: TaxRule): TaxedAmount {
  return rule.isShippingTaxed ? taxed(price, rule) : { withTax: price, withoutTax: price, tax: 0 }
}

/** 8.25 for 8250. */
export const percentOfRate = (rate: number): number => rate / 1000

import type { MoneyFragment, OrderTotalFragment } from '../../graphql/generated/types.ts'

export interface OrderTax {
  /** Such as `VAT 23%`; empty where the shop tells no rates. */
  readonly name: string
  readonly amount: MoneyFragment
}

/** The tax of the order by its rates; one sum where the shop names none. */
export function orderTaxes({ taxes, total_tax }: Pick<OrderTotalFragment, 'taxes' | 'total_tax'>): OrderTax[] {
  const byRate = (taxes ?? [])
    .filter((tax) => tax !== null)
    .filter(({ amount }) => (amount.value ?? 0) > 0)
    .map(({ title, rate, amount }) => ({ name: title.includes(String(rate)) ? title : `${title} ${rate}%`, amount }))
  if (byRate.length > 0) return byRate
  return (total_tax.value ?? 0) > 0 ? [{ name: '', amount: total_tax }] : []
}

import { includedVat, withoutVat } from './vat.ts'

export interface PricedLine {
  readonly unitPrice: number
  readonly quantity: number
}

export interface RowTotal {
  readonly unitWithoutTax: number
  readonly rowTotal: number
  readonly rowWithoutTax: number
  readonly discount: number
  /** Contained in what is left of the row after the discount. */
  readonly tax: number
}

export interface CartTotals {
  readonly rows: readonly RowTotal[]
  readonly subtotal: number
  readonly subtotalWithoutTax: number
  readonly discount: number
  readonly discountedWithoutTax: number
  readonly shipping: number
  readonly tax: number
  readonly grandTotal: number
  readonly grandTotalWithoutTax: number
  readonly quantity: number
}

/**
 * Every amount in grosze, tax included where the name does not say otherwise.
 * @param discounts one for each line
 * @param shipping 0 as long as no method is chosen
 */
export function cartTotals(lines: readonly PricedLine[], discounts: readonly number[], shipping: number): CartTotals {
  const rows = lines.map((line, index) => rowOf(line, discounts[index] ?? 0))
  const goodsTax = sum(rows.map((row) => row.tax))
  const subtotal = sum(rows.map((row) => row.rowTotal))
  const discount = sum(rows.map((row) => row.discount))
  const tax = goodsTax + includedVat(shipping)
  const grandTotal = subtotal - discount + shipping
  return {
    rows,
    subtotal,
    subtotalWithoutTax: sum(rows.map((row) => row.rowWithoutTax)),
    discount,
    discountedWithoutTax: subtotal - discount - goodsTax,
    shipping,
    tax,
    grandTotal,
    grandTotalWithoutTax: grandTotal - tax,
    quantity: sum(lines.map((line) => line.quantity)),
  }
}

function rowOf({ unitPrice, quantity }: PricedLine, discount: number): RowTotal {
  const rowTotal = unitPrice * quantity
  return {
    unitWithoutTax: withoutVat(unitPrice),
    rowTotal,
    rowWithoutTax: withoutVat(rowTotal),
    discount,
    tax: includedVat(rowTotal - discount),
  }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

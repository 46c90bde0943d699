import { type LinePrice, rowPrice, sum } from '../cart-lines/cart-line.ts'
import { roundHalfUp } from '../directory/money.ts'
import { taxed, taxedShipping, type TaxedAmount, type TaxRule } from '../tax/tax-rule.ts'

export interface RowTotal {
  readonly unitWithTax: number
  readonly unitWithoutTax: number
  readonly rowWithTax: number
  readonly rowWithoutTax: number
  readonly discount: number
  /** The tax on the row after the discount. */
  readonly tax: number
}

export interface CartTotals {
  readonly rows: readonly RowTotal[]
  readonly subtotalWithTax: number
  readonly subtotalWithoutTax: number
  readonly discount: number
  readonly discountedWithoutTax: number
  readonly shipping: TaxedAmount
  readonly tax: number
  readonly grandTotal: number
  readonly grandTotalWithoutTax: number
  readonly quantity: number
}

/**
 * Every amount in minor units, tax rounded per row.
 * @param lines their prices include tax if the rule says so; the same applies to discounts and shipping
 * @param discounts one for each line
 * @param shipping 0 without a chosen method
 */
export function cartTotals(lines: readonly LinePrice[], discounts: readonly number[], shipping: number, rule: TaxRule): CartTotals {
  const priced = lines.map((line, index) => {
    const discount = discounts[index] ?? 0
    const left = taxed(rowPrice(line) - discount, rule)
    return { left, row: rowOf(line, rule, discount, left.tax) }
  })
  const left = priced.map((line) => line.left)
  const rows = priced.map((line) => line.row)
  const delivery = taxedShipping(shipping, rule)
  const tax = sum(left.map((row) => row.tax)) + delivery.tax
  const grandTotal = sum(left.map((row) => row.withTax)) + delivery.withTax
  return {
    rows,
    subtotalWithTax: sum(rows.map((row) => row.rowWithTax)),
    subtotalWithoutTax: sum(rows.map((row) => row.rowWithoutTax)),
    discount: sum(rows.map((row) => row.discount)),
    discountedWithoutTax: sum(left.map((row) => row.withoutTax)),
    shipping: delivery,
    tax,
    grandTotal,
    grandTotalWithoutTax: grandTotal - tax,
    quantity: sum(lines.map((line) => line.quantity)),
  }
}

function rowOf(line: LinePrice, rule: TaxRule, discount: number, tax: number): RowTotal {
  const row = taxed(rowPrice(line), rule)
  const unit = taxed(line.unitPrice, rule)
  return {
    // Magento divides the row by its quantity, so that three pieces never show a cent more or less than their row.
    unitWithTax: rule.isIncluded ? unit.withTax : roundHalfUp(row.withTax, line.quantity),
    unitWithoutTax: unit.withoutTax,
    rowWithTax: row.withTax,
    rowWithoutTax: row.withoutTax,
    discount,
    tax,
  }
}

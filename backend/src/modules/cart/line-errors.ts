import { quantityRefusal } from './quantity-check.ts'
import type { Stock } from './quantity-check.ts'

export interface LineStock {
  readonly soldId: number
  readonly quantity: number
  readonly stock: Stock
}

/** What is wrong with a line that was fine when it was added; undefined when it still is. */
export function lineError(line: LineStock, lines: readonly LineStock[]): string | undefined {
  if (line.stock.quantity <= 0) return 'This product is out of stock.'
  return quantityRefusal(line.stock, totalQuantity(lines, line.soldId))
}

/** Magento sums the lines' troubles up in one sentence each for the whole cart. */
export function cartErrors(lines: readonly LineStock[]): string[] {
  const errors: string[] = []
  if (lines.some((line) => line.stock.quantity <= 0)) errors.push('Some of the products are out of stock.')
  if (lines.some((line) => line.stock.quantity > 0 && lineError(line, lines) !== undefined)) {
    errors.push('Please correct the quantity for some products.')
  }
  return errors
}

/** A product may stand in several lines: on its own, and as the variant of its configurable. */
export function totalQuantity(lines: readonly Pick<LineStock, 'soldId' | 'quantity'>[], soldId: number): number {
  return lines.reduce((sum, line) => (line.soldId === soldId ? sum + line.quantity : sum), 0)
}

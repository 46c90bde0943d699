import type { CartItemErrorType } from '../../generated/resolvers.ts'
import { takenBy, type Part } from './part.ts'
import { quantityRefusal } from './quantity-check.ts'

export interface LineStock {
  readonly quantity: number
  readonly parts: readonly Pick<Part, 'productId' | 'quantity' | 'stock'>[]
  readonly optionsRefusal: string | undefined
}

export interface LineError {
  readonly code: CartItemErrorType
  readonly message: string
}

const OPTIONS_MISSING = 'The product has required options. Enter the options and try again.'

/** What is wrong with a line that was fine when it was added; undefined when it still is. */
export function lineError(line: LineStock, lines: readonly LineStock[]): LineError | undefined {
  if (line.optionsRefusal !== undefined) return { code: 'UNDEFINED', message: OPTIONS_MISSING }
  const message = stockError(line, lines)
  if (message === undefined) return undefined
  return { code: message.includes('only in quantities of') ? 'ITEM_INCREMENTS' : 'ITEM_QTY', message }
}

/** Undefined while the stock covers the line. */
export function stockError(line: LineStock, lines: readonly LineStock[]): string | undefined {
  return isOutOfStock(line) ? 'This product is out of stock.' : stockRefusal(line, lines)
}

/** @param lines of the whole cart, this one among them */
export function stockRefusal({ parts, quantity }: LineStock, lines: readonly LineStock[]): string | undefined {
  for (const { productId, stock } of parts) {
    const refusal = quantityRefusal(stock, takenBy(lines, productId))
    if (refusal !== undefined) return refusal
  }
  // One and a half bundles of two pieces each take whole pieces.
  const isWhole = [quantity, ...parts.map((part) => part.quantity)].every(Number.isInteger)
  return isWhole ? undefined : 'You cannot use decimal quantity for this product.'
}

/** Magento sums the lines' troubles up in one sentence each for the whole cart. */
export function cartErrors(lines: readonly LineStock[]): string[] {
  const errors: string[] = []
  if (lines.some(({ optionsRefusal }) => optionsRefusal !== undefined)) {
    errors.push('Some of the products below do not have all the required options.')
  }
  if (lines.some(isOutOfStock)) errors.push('Some of the products are out of stock.')
  if (lines.some((line) => !isOutOfStock(line) && stockRefusal(line, lines) !== undefined)) {
    errors.push('Please correct the quantity for some products.')
  }
  return errors
}

const isOutOfStock = ({ parts }: LineStock) => parts.some(({ stock }) => stock.quantity <= 0)

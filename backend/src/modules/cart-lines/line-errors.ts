import { refusal, type Refusal } from '../../refusals/refusal.ts'
import { takenBy, type Part } from '../purchase/part.ts'
import { quantityRefusal } from '../purchase/quantity-check.ts'

export interface LineStock {
  readonly quantity: number
  readonly parts: readonly Pick<Part, 'productId' | 'quantity' | 'stock'>[]
  readonly optionsRefusal: Refusal | undefined
}

/** The current error of a line that was valid when it was added. */
export function lineError(line: LineStock, lines: readonly LineStock[]): Refusal | undefined {
  return line.optionsRefusal ? refusal('options.required') : stockError(line, lines)
}

/** Undefined while the stock covers the line. */
export function stockError(line: LineStock, lines: readonly LineStock[]): Refusal | undefined {
  return isOutOfStock(line) ? refusal('product.outOfStock') : stockRefusal(line, lines)
}

/** @param lines of the whole cart, this one among them */
export function stockRefusal({ parts, quantity }: LineStock, lines: readonly LineStock[]): Refusal | undefined {
  for (const { productId, stock } of parts) {
    const reason = quantityRefusal(stock, takenBy(lines, productId))
    if (reason) return reason
  }
  // One and a half bundles of two pieces each would take a whole number of pieces.
  const isWhole = [quantity, ...parts.map((part) => part.quantity)].every(Number.isInteger)
  return isWhole ? undefined : refusal('product.quantityDecimal')
}

/** Magento reports each kind of line error once for the whole cart. */
export function cartErrors(lines: readonly LineStock[]): Refusal[] {
  const errors: Refusal[] = []
  if (lines.some(({ optionsRefusal }) => optionsRefusal)) {
    errors.push(refusal('cart.someLackOptions'))
  }
  if (lines.some(isOutOfStock)) errors.push(refusal('cart.someOutOfStock'))
  if (lines.some((line) => !isOutOfStock(line) && stockRefusal(line, lines) !== undefined)) {
    errors.push(refusal('cart.someQuantitiesWrong'))
  }
  return errors
}

const isOutOfStock = ({ parts }: LineStock) => parts.some(({ stock }) => stock.quantity <= 0)

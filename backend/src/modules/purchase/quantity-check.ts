import { refusal, type Refusal } from '../../refusals/refusal.ts'

export interface Stock {
  /** The saleable quantity. */
  readonly quantity: number
  /** The quantity in stock, which backorders may exceed. */
  readonly onHand: number
  readonly minSaleQty: number
  readonly maxSaleQty: number
  /** Sold only in multiples of this. */
  readonly increments: number
}

/**
 * The reason why the cart cannot hold this quantity of a product.
 * @param total over every line of the cart with this product
 */
export function quantityRefusal(stock: Stock, total: number): Refusal | undefined {
  if (stock.quantity <= 0) return refusal('product.noSource')
  if (total < stock.minSaleQty) return refusal('product.quantityTooLow', { least: stock.minSaleQty })
  if (total > stock.maxSaleQty) return refusal('product.quantityTooHigh')
  if (!Number.isInteger(total)) return refusal('product.quantityDecimal')
  if (total % stock.increments !== 0) return refusal('product.quantityIncrements', { increments: stock.increments })
  if (total > stock.quantity) return refusal('product.quantityUnavailable')
  return undefined
}

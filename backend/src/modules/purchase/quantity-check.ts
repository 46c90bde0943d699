import { refusal, type Refusal } from '../../refusals/refusal.ts'

export interface Stock {
  /** That can be sold. */
  readonly quantity: number
  /** That lie in the warehouse; fewer where more may be sold than there is. */
  readonly onHand: number
  readonly minSaleQty: number
  readonly maxSaleQty: number
  /** Sold in multiples of this alone. */
  readonly increments: number
}

/**
 * Why a product cannot be in the cart that many times; undefined when it can.
 * @param total over every line of the cart that takes of this product
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

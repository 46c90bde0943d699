export interface Stock {
  readonly quantity: number
  readonly minSaleQty: number
  readonly maxSaleQty: number
  /** Sold in multiples of this alone. */
  readonly increments: number
}

/**
 * Why a product cannot be in the cart that many times, in Magento's words; undefined when it can.
 * @param total over every line of the cart that takes of this product
 */
export function quantityRefusal(stock: Stock, total: number): string | undefined {
  if (stock.quantity <= 0) return 'There are no source items with the in stock status'
  if (total < stock.minSaleQty) return `The fewest you may purchase is ${stock.minSaleQty}.`
  if (total > stock.maxSaleQty) return 'The requested qty exceeds the maximum qty allowed in shopping cart'
  if (!Number.isInteger(total)) return 'You cannot use decimal quantity for this product.'
  if (total % stock.increments !== 0) return `You can buy this product only in quantities of ${stock.increments} at a time.`
  if (total > stock.quantity) return 'The requested qty is not available'
  return undefined
}

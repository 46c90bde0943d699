import type { Stock } from './product.repository.ts'

/** How many are left, where that is worth saying: the threshold is set and reached, and there is something left. */
export function lowStock(stock: Stock | undefined): number | null {
  if (!stock?.quantity) return null
  return stock.quantity <= stock.lowStockThreshold ? stock.quantity : null
}

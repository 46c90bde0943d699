import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { choicesOfItems } from '../cart/choice.repository.ts'
import type { BuyRequest } from '../cart/purchase.ts'

/** A line of an order as a wish to buy the same again. */
export interface PastPurchase extends BuyRequest {
  readonly sku: string
  readonly isOnSale: number
}

export function findPurchases(database: DatabaseSync, orderId: number): PastPurchase[] {
  const items = statement(database, `
    SELECT id, product_id AS productId, sku, quantity,
      EXISTS (SELECT 1 FROM product WHERE product.id = product_id AND is_enabled) AS isOnSale
    FROM sales_order_item WHERE order_id = ? ORDER BY id`).all(orderId) as unknown as (Omit<PastPurchase, 'choices'> & { id: number })[]
  const choices = choicesOfItems(database, 'sales_order_item_choice', items.map(({ id }) => id))
  return items.map(({ id, ...item }) => ({ ...item, choices: choices.get(id) ?? [] }))
}

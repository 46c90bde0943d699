import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { ProductPlan } from '../plan/product-plan.ts'

const LOW_STOCK = 5

export function insertStock(database: DatabaseSync, productId: number, quantity: number): void {
  statement(database, 'INSERT INTO stock (product_id, quantity, low_stock_threshold) VALUES (?, ?, ?)').run(productId, quantity, LOW_STOCK)
}

/** Tier prices for all customer groups. @param price in zlotys */
export function insertTiers(database: DatabaseSync, { tiers = [] }: ProductPlan, productId: number, price: number): void {
  for (const [quantity, percent] of tiers) {
    const tierPrice = Math.round((price * (100 - percent)) / 100)
    statement(database, 'INSERT INTO tier_price (product_id, quantity, price) VALUES (?, ?, ?)').run(productId, quantity, tierPrice * 100)
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { STORES } from '../plan/words.ts'
import { planReviews } from './plan-reviews.ts'

const RATING = 1

export function seedReviews(database: DatabaseSync, plans: readonly ProductPlan[]): void {
  const insert = statement(
    database,
    `INSERT INTO review (product_id, store_id, status, nickname, summary, text, created_at)
     SELECT id, ?, ?, ?, ?, ?, ? FROM product WHERE sku = ?`,
  )
  const vote = statement(database, 'INSERT INTO review_vote VALUES (?, ?, ?)')
  for (const plan of plans) {
    for (const { language, stars, nickname, summary, text, createdAt, status } of planReviews(plan)) {
      const store = STORES.find((candidate) => candidate.language === language)!
      const { lastInsertRowid } = insert.run(store.id, status, nickname, summary, text, createdAt, `HAL-${plan.code}`)
      vote.run(lastInsertRowid, RATING, stars)
    }
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { setting } from '../store/settings.ts'

export interface ReviewSummary {
  readonly reviewCount: number
  /** Percent of five stars, over every approved vote. */
  readonly ratingSummary: number
}

/** Of products that have approved reviews, while the shop shows reviews at all. */
export function reviewSummariesById(database: DatabaseSync, storeId: number, ids: readonly number[]): Map<number, ReviewSummary> {
  if (!setting(database, 'catalog/review/active', storeId)) return new Map()
  const rows = statement(
    database,
    `SELECT product_id AS productId, review_count AS reviewCount, rating_summary AS ratingSummary FROM product_review_summary
     WHERE store_id = ? AND product_id IN (SELECT value FROM json_each(?))`,
  ).all(storeId, JSON.stringify(ids)) as unknown as (ReviewSummary & { productId: number })[]
  return new Map(rows.map((row) => [row.productId, row]))
}

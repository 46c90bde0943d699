import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Review } from './review.repository.ts'

export interface PendingReview extends Review {
  readonly sku: string
  readonly storeCode: string
  /** The mean number of stars; null without a rating. */
  readonly stars: number | null
}

/** Pending reviews, oldest first, optionally only those after a given one. */
export function pendingReviews(database: DatabaseSync, after = 0, limit = -1): PendingReview[] {
  return statement<PendingReview>(
    database,
    `SELECT r.id, r.product_id AS productId, r.nickname, r.summary, r.text, datetime(r.created_at) AS createdAt, p.sku,
       s.code AS storeCode, (SELECT avg(value) FROM review_vote WHERE review_id = r.id) AS stars
     FROM review r JOIN product p ON p.id = r.product_id JOIN store s ON s.id = r.store_id
     WHERE r.status = 'pending' AND r.id > ? ORDER BY r.id LIMIT ?`,
  ).all(after, limit)
}

/** Approves the review. @returns whether it was still pending */
export const acceptReview = (database: DatabaseSync, id: number): boolean => decide(database, id, 'approved')

/** @returns whether it was still pending */
export const refuseReview = (database: DatabaseSync, id: number): boolean => decide(database, id, 'refused')

function decide(database: DatabaseSync, id: number, status: 'approved' | 'refused'): boolean {
  const sql = "UPDATE review SET status = ? WHERE id = ? AND status = 'pending'"
  return statement(database, sql).run(status, id).changes === 1
}

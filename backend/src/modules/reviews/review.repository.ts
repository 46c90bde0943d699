import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface Review {
  readonly id: number
  readonly productId: number
  readonly nickname: string
  readonly summary: string
  readonly text: string
  /** In UTC, `YYYY-MM-DD HH:MM:SS`. */
  readonly createdAt: string
}

/** Which reviews of a product are wanted: newest first, counted from 0. */
export interface ReviewsAsked {
  readonly productId: number
  readonly offset: number
  readonly limit: number
}

const COLUMNS = `r.id, r.product_id AS productId, r.nickname, r.summary, r.text, datetime(r.created_at) AS createdAt`

/** The approved reviews of the store view, for any number of products at once. */
export function reviewsOfProducts(
  database: DatabaseSync,
  storeId: number,
  asked: readonly ReviewsAsked[],
): Map<ReviewsAsked, Review[]> {
  const rows = statement(
    database,
    `SELECT * FROM (
       SELECT asked.key AS place, ${COLUMNS}, asked.value ->> 'offset' AS first, asked.value ->> 'limit' AS size,
         row_number() OVER (PARTITION BY asked.key ORDER BY r.created_at DESC, r.id DESC) AS number
       FROM json_each(?) asked
       JOIN review r ON r.product_id = asked.value ->> 'productId' AND r.store_id = ? AND r.status = 'approved'
     ) WHERE number > first AND number <= first + size ORDER BY place, number`,
  ).all(JSON.stringify(asked), storeId) as unknown as (Review & { place: number })[]
  return Map.groupBy(rows, ({ place }) => asked[place]!)
}

/** A customer's own in every store view, also those that nobody has approved. */
export function reviewsOfCustomer(database: DatabaseSync, customerId: number, offset: number, limit: number): Review[] {
  return statement(
    database,
    `SELECT ${COLUMNS} FROM review r WHERE r.customer_id = ? ORDER BY r.created_at DESC, r.id DESC LIMIT ? OFFSET ?`,
  ).all(customerId, limit, offset) as unknown as Review[]
}

export function countReviewsOfCustomer(database: DatabaseSync, customerId: number): number {
  return statement(database, 'SELECT count(*) AS reviews FROM review WHERE customer_id = ?').get(customerId)!.reviews as number
}

export interface NewReview extends Omit<Review, 'id' | 'createdAt'> {
  readonly storeId: number
  readonly customerId: number | null
  readonly votes: readonly { readonly ratingId: number; readonly value: number }[]
}

/** Stores it as pending. */
export function insertReview(database: DatabaseSync, review: NewReview, now: Date): Review {
  const { productId, storeId, customerId, nickname, summary, text, votes } = review
  const { lastInsertRowid } = statement(
    database,
    'INSERT INTO review (product_id, store_id, customer_id, nickname, summary, text, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(productId, storeId, customerId, nickname, summary, text, now.toISOString())
  const insertVote = statement(database, 'INSERT OR REPLACE INTO review_vote VALUES (?, ?, ?)')
  for (const { ratingId, value } of votes) insertVote.run(lastInsertRowid, ratingId, value)
  return statement(database, `SELECT ${COLUMNS} FROM review r WHERE r.id = ?`).get(lastInsertRowid) as unknown as Review
}

import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { existing, statement } from '../../database/statement.ts'
import { required } from '../../lib/required.ts'
import { setting } from '../store/settings.ts'

export interface Review {
  readonly id: number
  readonly productId: number
  readonly nickname: string
  readonly summary: string
  readonly text: string
  /** In UTC, `YYYY-MM-DD HH:MM:SS`. */
  readonly createdAt: string
}

/** A range of a product's reviews, counted from 0: those that were written in the store view first, each group newest first. */
export interface ReviewRange {
  readonly productId: number
  readonly offset: number
  readonly limit: number
}

const COLUMNS = `r.id, r.product_id AS productId, r.nickname, r.summary, r.text, datetime(r.created_at) AS createdAt`

/** The approved reviews, for any number of products at once. */
export function reviewsOfProducts({ database, store }: ReadScope, ranges: readonly ReviewRange[]): Map<ReviewRange, Review[]> {
  const rows = statement<Review & { place: number }>(
    database,
    `SELECT * FROM (
       SELECT ranges.key AS place, ${COLUMNS}, ranges.value ->> 'offset' AS first, ranges.value ->> 'limit' AS size,
         row_number() OVER (PARTITION BY ranges.key ORDER BY r.store_id <> ?, r.created_at DESC, r.id DESC) AS number
       FROM json_each(?) ranges
       JOIN review r ON r.product_id = ranges.value ->> 'productId' AND r.status = 'approved'
     ) WHERE number > first AND number <= first + size ORDER BY place, number`,
  ).all(store.id, JSON.stringify(ranges))
  return Map.groupBy(rows, ({ place }) => required(ranges[place], 'ranges'))
}

/** A customer's own reviews in every store view, including unapproved ones. */
export function reviewsOfCustomer(database: DatabaseSync, customerId: number, offset: number, limit: number): Review[] {
  return statement<Review>(
    database,
    `SELECT ${COLUMNS} FROM review r WHERE r.customer_id = ? ORDER BY r.created_at DESC, r.id DESC LIMIT ? OFFSET ?`,
  ).all(customerId, limit, offset)
}

export function countReviewsOfCustomer(database: DatabaseSync, customerId: number): number {
  return required(statement(database, 'SELECT count(*) AS reviews FROM review WHERE customer_id = ?').get(customerId), 'count').reviews as number
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
  return existing(statement<Review>(database, `SELECT ${COLUMNS} FROM review r WHERE r.id = ?`).get(lastInsertRowid))
}

interface ReviewSummary {
  readonly reviewCount: number
  /** Percent of five stars, over every approved vote. */
  readonly ratingSummary: number
}

/** For products with approved reviews, unless reviews are disabled. */
export function reviewSummariesById({ database, store }: ReadScope, ids: readonly number[]): Map<number, ReviewSummary> {
  if (!setting(database, 'catalog/review/active', store.id)) return new Map()
  const rows = statement<ReviewSummary & { productId: number }>(
    database,
    `SELECT product_id AS productId, review_count AS reviewCount, rating_summary AS ratingSummary FROM product_review_summary
     WHERE product_id IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(ids))
  return new Map(rows.map((row) => [row.productId, row]))
}

import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

/** A rating, such as quality, in the store view's language. */
export interface Rating {
  readonly id: number
  readonly name: string
  readonly options: readonly RatingOption[]
}

export interface RatingOption {
  readonly id: number
  readonly ratingId: number
  /** 1 to 5 stars. */
  readonly value: number
}

export function activeRatings(database: DatabaseSync, storeId: number): Rating[] {
  const options = statement<RatingOption>(database, 'SELECT id, rating_id AS ratingId, value FROM rating_option ORDER BY value')
    .all()
  const ratings = statement<Omit<Rating, 'options'>>(
    database,
    `SELECT r.id, t.name FROM rating r JOIN rating_text t ON t.rating_id = r.id AND t.store_id = ?
     WHERE r.is_active ORDER BY r.position, r.id`,
  ).all(storeId)
  return ratings.map((rating) => ({ ...rating, options: options.filter(({ ratingId }) => ratingId === rating.id) }))
}

export interface Vote {
  readonly name: string
  readonly value: number
}

export function votesByReview({ database, store }: ReadScope, reviewIds: readonly number[]): Map<number, Vote[]> {
  const rows = statement<Vote & { reviewId: number }>(
    database,
    `SELECT v.review_id AS reviewId, t.name, v.value
     FROM review_vote v JOIN rating r ON r.id = v.rating_id JOIN rating_text t ON t.rating_id = r.id AND t.store_id = ?
     WHERE v.review_id IN (SELECT value FROM json_each(?)) ORDER BY v.review_id, r.position, r.id`,
  ).all(store.id, JSON.stringify(reviewIds))
  return Map.groupBy(rows, ({ reviewId }) => reviewId)
}

import type { DatabaseSync } from 'node:sqlite'
import { toUid } from '../../graphql/uid.ts'

export const RATING = 4
export const QUALITY = 5

/** Two ratings and a disabled third. Option ids are ten times the rating's id plus the stars. */
export function addRatings(database: DatabaseSync): void {
  database.exec(`
    INSERT INTO rating VALUES (${RATING}, 0, 1), (${QUALITY}, 1, 1), (6, 2, 0);
    INSERT INTO rating_text VALUES
      (${RATING}, 1, 'Rating'), (${RATING}, 2, 'Ocena'), (${QUALITY}, 1, 'Quality'), (${QUALITY}, 2, 'Jakość'),
      (6, 1, 'Fit'), (6, 2, 'Krój');
    INSERT INTO rating_option SELECT rating.id * 10 + value, rating.id, value
      FROM rating, (SELECT 1 AS value UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5)`)
}

export const stars = (rating: number, value: number) => ({ id: toUid(rating), value_id: toUid(rating * 10 + value) })

interface StoredReview {
  readonly product?: number
  readonly store?: number
  readonly day: number
  readonly rating?: number
}

/** Inserts an approved review directly. */
export function addReview(database: DatabaseSync, { product = 1, store = 1, day, rating }: StoredReview): void {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO review (product_id, store_id, status, nickname, summary, text, created_at)
       VALUES (?, ?, 'approved', 'Ewa', ?, 'Warm.', ?)`,
    )
    .run(product, store, `Day ${day}`, `2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`)
  if (rating !== undefined) database.prepare('INSERT INTO review_vote VALUES (?, ?, ?)').run(lastInsertRowid, RATING, rating)
}

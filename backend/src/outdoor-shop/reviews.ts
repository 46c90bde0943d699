import type { DatabaseSync } from 'node:sqlite'
import { insertRow } from './insert-row.ts'
import { productIdOf } from './seed-parts.ts'
import { STORE_ID } from './shop.ts'

const RATING = { id: 4, name: 'Rating', firstOption: 16 }

interface ReviewPlan {
  readonly sku: string
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly createdAt: string
  readonly isPending?: boolean
}

const REVIEWS: readonly ReviewPlan[] = [
  {
    sku: 'LW-T01', stars: 5, nickname: 'Marisol', summary: 'My only hiking shirt now', createdAt: '2026-05-18T15:20:00.000Z',
    text: 'Wore it four days straight on the Timberline Trail and it never smelled. True to size.',
  },
  {
    sku: 'LW-T01', stars: 4, nickname: 'Priya K.', summary: 'Dries fast, runs a little long', createdAt: '2026-07-02T20:41:00.000Z',
    text: 'Soft and light. I would like it an inch shorter, but it stays tucked under a hip belt.',
  },
  {
    sku: 'LW-T01', stars: 3, nickname: 'Dana', summary: 'Good shirt, thin fabric', createdAt: '2026-09-11T02:05:00.000Z',
    text: 'Great in the heat. The pack straps have started to pill the shoulders after one season.',
  },
  {
    sku: 'LG-K01', stars: 5, nickname: 'Walt', summary: 'Keeps coffee hot', createdAt: '2026-04-27T13:12:00.000Z',
    text: 'Poured at five, still warm at the trailhead at eight. The lid is easy to clean.',
  },
  {
    sku: 'LG-P01', stars: 4, nickname: 'Ines', summary: 'Carries well', createdAt: '2026-08-09T17:33:00.000Z',
    text: 'Comfortable up to about twenty pounds. I only miss a pocket on the hip belt.',
  },
  {
    sku: 'LM-J02', stars: 5, nickname: 'Tobias R.', summary: 'Stayed dry on the Olympic coast', createdAt: '2026-10-20T22:48:00.000Z',
    text: 'Two days of sideways rain and nothing got through. The hood moves with your head.',
  },
  {
    sku: 'LG-K01', stars: 2, nickname: 'Gus', summary: 'Lid cracked', createdAt: '2026-11-14T19:02:00.000Z', isPending: true,
    text: 'Dropped it once on gravel and the lid cracked. Waiting to hear back about a replacement.',
  },
]

export function seedReviews(database: DatabaseSync): void {
  insertRow(database, 'rating', { id: RATING.id, position: 0 })
  insertRow(database, 'rating_text', { rating_id: RATING.id, store_id: STORE_ID, name: RATING.name })
  for (const value of [1, 2, 3, 4, 5]) insertRow(database, 'rating_option', { id: RATING.firstOption + value - 1, rating_id: RATING.id, value })
  for (const { sku, stars, isPending = false, createdAt, ...texts } of REVIEWS) {
    const status = isPending ? 'pending' : 'approved'
    const id = insertRow(database, 'review', {
      ...texts, product_id: productIdOf(database, sku), store_id: STORE_ID, status, created_at: createdAt,
    })
    insertRow(database, 'review_vote', { review_id: id, rating_id: RATING.id, value: stars })
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { required } from '../../lib/required.ts'
import { insertTexts } from '../catalog/insert-texts.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { keepTogether } from '../plan/keep-together.ts'
import { STORES, type LocalizedText } from '../plan/localized-text.ts'
import { planReviews } from './plan-reviews.ts'

const RATINGS: readonly LocalizedText[] = [['Rating', 'Ocena']]
const RATING = 1
const STARS = [1, 2, 3, 4, 5]

/** The aspects that reviewers rate with stars. */
export function seedRatings(database: DatabaseSync): void {
  const insertOption = statement(database, 'INSERT INTO rating_option (rating_id, value) VALUES (?, ?)')
  RATINGS.forEach((name, index) => {
    const id = index + 1
    statement(database, 'INSERT INTO rating (id, position) VALUES (?, ?)').run(id, index)
    insertTexts(database, 'rating_text', id, name)
    for (const value of STARS) insertOption.run(id, value)
  })
}

export function seedReviews(database: DatabaseSync, plans: readonly ProductPlan[]): void {
  const insert = statement(
    database,
    `INSERT INTO review (product_id, store_id, status, nickname, summary, text, created_at)
     SELECT id, ?, ?, ?, ?, ?, ? FROM product WHERE sku = ?`,
  )
  const vote = statement(database, 'INSERT INTO review_vote VALUES (?, ?, ?)')
  for (const plan of plans) {
    for (const { language, stars, nickname, summary, text, createdAt, status } of planReviews(plan)) {
      const store = required(STORES.find((candidate) => candidate.language === language), 'stores')
      const { lastInsertRowid } = insert.run(store.id, status, nickname, ...[summary, text].map((each) => keepTogether(each, language)), createdAt, `HAL-${plan.code}`)
      vote.run(lastInsertRowid, RATING, stars)
    }
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { insertWords } from './catalog/insert-words.ts'
import type { Words } from './plan/words.ts'

const RATINGS: readonly Words[] = [['Rating', 'Ocena']]
const STARS = [1, 2, 3, 4, 5]

/** What reviewers give stars for. */
export function seedRatings(database: DatabaseSync): void {
  const insertOption = statement(database, 'INSERT INTO rating_option (rating_id, value) VALUES (?, ?)')
  RATINGS.forEach((name, index) => {
    const id = index + 1
    statement(database, 'INSERT INTO rating (id, position) VALUES (?, ?)').run(id, index)
    insertWords(database, 'rating_text', id, name)
    for (const value of STARS) insertOption.run(id, value)
  })
}

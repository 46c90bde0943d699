import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { STORES, type Words } from './words.ts'

const RATINGS: readonly Words[] = [['Rating', 'Ocena']]
const STARS = [1, 2, 3, 4, 5]

/** What reviewers give stars for. */
export function seedRatings(database: DatabaseSync): void {
  const insertText = statement(database, 'INSERT INTO rating_text VALUES (?, ?, ?)')
  const insertOption = statement(database, 'INSERT INTO rating_option (rating_id, value) VALUES (?, ?)')
  RATINGS.forEach((name, index) => {
    const id = index + 1
    statement(database, 'INSERT INTO rating (id, position) VALUES (?, ?)').run(id, index)
    for (const store of STORES) insertText.run(id, store.id, name[store.language])
    for (const value of STARS) insertOption.run(id, value)
  })
}

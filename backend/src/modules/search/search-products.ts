import type { DatabaseSync } from 'node:sqlite'
import { isUnknown, spellings } from './spelling.ts'
import { searchClauses, searchExpression } from './search-query.ts'
import { searchScores } from './search-word.repository.ts'

/**
 * The scores of the found products by id: those with every word; if none has all of them, those with every word but numbers, or those
 * with any. Empty for a text without words, and for one with a typing error, so that its correction is suggested. A word that is like
 * no word of the shop is ignored if the shop knows another.
 */
export function searchProducts(database: DatabaseSync, storeId: number, text: string): ReadonlyMap<number, number> {
  const clauses = searchClauses(database, storeId, text)
  const known = clauses.filter((clause) => !isUnknown(clause))
  if (known.length === 0 || spellings(database, storeId, clauses).length > 0) return new Map()
  const wordy = known.filter(({ words }) => words.some(({ word }) => /\p{L}{2}/u.test(word)))
  for (const expected of known.length > wordy.length && wordy.length > 0 ? [known, wordy] : [known]) {
    const found = searchScores(database, searchExpression(expected, 'AND'))
    if (found.size > 0 || known.length === 1) return found
  }
  return searchScores(database, searchExpression(known, 'OR'))
}

/** Other spellings for a search without results; each of them has results. */
export const searchSuggestions = (database: DatabaseSync, storeId: number, text: string): string[] =>
  spellings(database, storeId, searchClauses(database, storeId, text))

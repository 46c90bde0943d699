import type { DatabaseSync } from 'node:sqlite'
import { isUnknown, spellings } from './spelling.ts'
import { type Clause, searchClauses, searchExpression } from './search-query.ts'
import { searchScores } from './search-word.repository.ts'

/**
 * The scores of the found products by id: those with every word; if none has all of them, those with every word but numbers and what
 * descriptions only mention, or those with any. Empty for a text without words, for one with a typing error, so that its correction is
 * suggested, and for goods that the shop does not sell.
 */
export function searchProducts(database: DatabaseSync, storeId: number, text: string): ReadonlyMap<number, number> {
  const clauses = searchClauses(database, storeId, text)
  const known = clauses.filter((clause) => !isUnknown(clause))
  if (known.length === 0 || spellings(database, storeId, clauses).length > 0 || isNotSold(clauses)) return new Map()
  const wordy = known.filter(({ words }) => words.some(({ word }) => /\p{L}{2}/u.test(word)))
  const named = wordy.filter(({ tells }) => tells !== 'mention')
  for (const expected of [known, wordy, named]) {
    const found = expected.length > 0 ? searchScores(database, searchExpression(expected, 'AND')) : new Map<number, number>()
    if (found.size > 0 || known.length === 1) return found
  }
  return searchScores(database, searchExpression(named.length > 0 ? named : known, 'OR'))
}

/** Whether a text names goods by a word that only descriptions have, or no product: gloves, red gloves, but not a jacket with a pocket for them. */
function isNotSold(clauses: readonly Clause[]): boolean {
  const naming = clauses.filter(({ isDetail, words }) => !isDetail && words.some(({ word }) => /\p{L}{2}/u.test(word)))
  return naming.length > 0 && naming.every((clause) => clause.tells !== 'kind' || isUnknown(clause)) && naming.some((clause) => clause.tells === 'mention' || isUnknown(clause))
}

/** Other spellings for a search without results; each of them has results. */
export const searchSuggestions = (database: DatabaseSync, storeId: number, text: string): string[] =>
  spellings(database, storeId, searchClauses(database, storeId, text))

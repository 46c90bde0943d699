import type { DatabaseSync } from 'node:sqlite'
import { required } from '../../lib/required.ts'
import { queryWords } from './search-expression.ts'
import { isFound, termsLike } from './suggestions.repository.ts'

const MAX_SUGGESTIONS = 5

/** The allowed edit distance: none for a word of one or two letters, two for a long one. */
const allowedSlips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/** Other spellings for a search without results, nearest first; each of them has results. */
export function suggestions(database: DatabaseSync, storeId: number, search: string): string[] {
  const words = queryWords(search)
  const spellings = words.map((word) => nearestTerms(database, word))
  if (words.length === 0 || spellings.some((terms) => terms.length === 0)) return []
  const texts = required(spellings[0], 'spellings').map((term) => [term, ...spellings.slice(1).map(([nearest]) => required(nearest, 'spelling'))])
  return texts.filter((text) => isFound(database, storeId, text)).slice(0, MAX_SUGGESTIONS).map((text) => text.join(' '))
}

function nearestTerms(database: DatabaseSync, word: string): string[] {
  const slips = allowedSlips(word)
  return termsLike(database, word, slips)
    .map(({ term, products }) => ({ term, products, slips: distance(word, term) }))
    .filter((near) => near.slips <= slips)
    .toSorted((one, other) => one.slips - other.slips || other.products - one.products)
    .map(({ term }) => term)
}

/** The Levenshtein distance: letters inserted, removed or replaced. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let taken = 0; taken < one.length; taken++) {
    const next = [taken + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(row, column - 1) + (one[taken] === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, at(row, column) + 1, at(next, column - 1) + 1))
    }
    row = next
  }
  return at(row, other.length)
}

const at = (line: readonly number[], column: number): number => line[column] ?? Infinity

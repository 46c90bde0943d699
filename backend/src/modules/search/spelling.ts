import type { DatabaseSync } from 'node:sqlite'
import { required } from '../../lib/required.ts'
import { editDistance } from './edit-distance.ts'
import { type Clause, searchClauses, searchExpression } from './search-query.ts'
import { isFound, similarWords, spellingOf } from './search-word.repository.ts'

const MAX_SPELLINGS = 5

/** A typing error in a word of so few letters soon makes it another word, as tent and ten. */
const MAX_SHORT = 4

/** The typing errors that a word of this length may have. */
const allowedErrors = ({ length }: string): number => (length <= MAX_SHORT ? 0 : length < 8 ? 1 : 2)

/**
 * Corrections of a search with words that the shop does not know, nearest first, as the shop writes them. Each finds products with
 * all of its words. None if one of the unknown words is like no word of the shop.
 */
export function spellings(database: DatabaseSync, storeId: number, clauses: readonly Clause[]): string[] {
  const choices = clauses.map((clause) => (clause.alternatives.length > 0 ? [asWritten(database, storeId, clause)] : corrections(database, storeId, clause)))
  if (!clauses.some(isUnknown) || choices.some(({ length }) => length === 0)) return []
  const varied = clauses.findIndex(isUnknown)
  const texts = required(choices[varied], 'choices').map((choice) => choices.map(([nearest], index) => (index === varied ? choice : required(nearest, 'spelling'))).join(' '))
  return texts.filter((text) => findsAll(database, storeId, text)).slice(0, MAX_SPELLINGS)
}

export const isUnknown = ({ alternatives }: Clause): boolean => alternatives.length === 0

const asWritten = (database: DatabaseSync, storeId: number, { words }: Clause): string =>
  words.map(({ word, spelling }) => spellingOf(database, storeId, word) ?? spelling).join(' ')

/** Empty for a phrase: the shop knows no form of it. */
function corrections(database: DatabaseSync, storeId: number, { words: [misspelt] }: Clause): string[] {
  const { word } = required(misspelt, 'word')
  const errors = allowedErrors(word)
  if (errors === 0) return []
  return similarWords(database, storeId, word, errors)
    .filter((similar) => similar.word.length > MAX_SHORT)
    .map((similar) => ({ ...similar, errors: editDistance(word, similar.word) }))
    .filter((similar) => similar.errors <= errors)
    .toSorted((one, other) => one.errors - other.errors || other.named - one.named)
    .map(({ spelling }) => spelling)
}

function findsAll(database: DatabaseSync, storeId: number, text: string): boolean {
  const clauses = searchClauses(database, storeId, text)
  return !clauses.some(isUnknown) && isFound(database, searchExpression(clauses, 'AND'))
}

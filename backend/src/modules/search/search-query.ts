import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { fold } from '../../lib/fold.ts'
import { completions, isKind, isMentioned, isNamed, NAME_COLUMNS } from './search-word.repository.ts'
import { searchToken, skuToken, wholeToken } from './search-token.ts'
import { readSynonyms, synonymsAt } from './synonyms.ts'
import { type Word, wordsIn } from './terms.ts'
import { wordRules } from './word-rules.ts'

/** Magento's `catalog/search/max_query_length`, in characters; the rest of a longer text is ignored. */
const MAX_QUERY_LENGTH = 128
/** Each is looked up in the whole index. */
const MAX_WORDS = 12
/** Of an unfinished word, in letters. */
const MIN_BEGINNING = 2
/** Of an unfinished word, the most frequent first. */
const MAX_COMPLETIONS = 20

/** Terms as the index holds them, all of which a product must have. */
type Tokens = readonly string[]

/** A word of a search, or a phrase that has synonyms. */
export interface Clause {
  readonly words: readonly Word[]
  /** A product matches if it has all of one of them; none if the shop does not know the word. */
  readonly alternatives: readonly Tokens[]
  /**
   * What products are, by their name, category or short description; how they are, by an attribute; or what a description mentions. Only
   * words that are neither of the first are looked up in descriptions: a backpack's name says that it is one, and the description of a
   * jacket may mention one.
   */
  readonly tells: 'kind' | 'trait' | 'mention'
  /** Whether it follows a preposition: a jacket with pockets is a jacket. */
  readonly isDetail: boolean
}

/** @returns what a shopper's text searches for */
export function searchClauses(database: DatabaseSync, storeId: number, text: string): Clause[] {
  const rules = wordRules(localeOf(database, storeId))
  const words = distinct(queryWords(text, rules))
  for (const whole of [skuToken(storeId, text), wholeToken(storeId, words.map(({ term }) => term))]) {
    if (words.length > 0 && isKind(database, whole)) return [{ words, alternatives: [[whole]], tells: 'kind', isDetail: false }]
  }
  const details = new Set(wordsIn(detailsIn(text, rules), rules).map(({ term }) => term))
  const synonyms = readSynonyms(database, storeId, rules)
  const clauses: Clause[] = []
  for (let at = 0; at < words.length; ) {
    const { length, phrases } = synonymsAt(synonyms, words.slice(at).map(({ term }) => term))
    const own = words.slice(at, at + length)
    clauses.push({ words: own, ...alternatives(database, storeId, own, phrases), isDetail: own.every(({ term }) => details.has(term)) })
    at += length
  }
  return clauses
}

/** What products are named by, be it a word that the text only begins; else what descriptions mention. */
function alternatives(database: DatabaseSync, storeId: number, words: readonly Word[], phrases: readonly (readonly string[])[]): Pick<Clause, 'alternatives' | 'tells'> {
  const tokensOf = (terms: readonly string[]) => terms.map((term) => searchToken(storeId, term))
  const those = (has: typeof isNamed, among: readonly Tokens[]) => among.filter((tokens) => tokens.every((token) => has(database, token)))
  const typed = phrases.map(tokensOf)
  const tellsOf = (named: readonly Tokens[]) => (those(isKind, named).length > 0 ? 'kind' : 'trait')
  const named = those(isNamed, typed)
  if (named.length > 0) return { alternatives: named, tells: tellsOf(named) }
  const begun = words.length > 1 ? [] : words.filter(({ word }) => word.length >= MIN_BEGINNING)
  const finished = begun.flatMap(({ word }) => completions(database, storeId, word, MAX_COMPLETIONS)).map((term) => tokensOf([term]))
  const namedFinished = those(isNamed, finished)
  if (namedFinished.length > 0) return { alternatives: namedFinished, tells: tellsOf(namedFinished) }
  const mentioned = those(isMentioned, typed)
  return { alternatives: mentioned.length > 0 ? mentioned : finished, tells: 'mention' }
}

/** What follows the first preposition of a text. */
function detailsIn(text: string, { prepositions }: ReturnType<typeof wordRules>): string {
  const words = text.slice(0, MAX_QUERY_LENGTH).split(/\s+/)
  const at = words.findIndex((word, index) => index > 0 && prepositions.has(fold(word.toLowerCase())))
  return at < 0 ? '' : words.slice(at).join(' ')
}

/** A text of nothing but stop words searches for these. */
function queryWords(text: string, rules: ReturnType<typeof wordRules>): Word[] {
  const searched = text.slice(0, MAX_QUERY_LENGTH)
  const words = wordsIn(searched, rules)
  return words.length > 0 ? words : wordsIn(searched, { ...rules, stopWords: new Set() })
}

const distinct = (words: readonly Word[]): Word[] => [...new Map(words.map((word) => [word.term, word])).values()].slice(0, MAX_WORDS)

const localeOf = (database: DatabaseSync, storeId: number): string =>
  statement<{ locale: string }>(database, 'SELECT locale FROM store WHERE id = ?').get(storeId)?.locale ?? ''

/**
 * An FTS5 expression on `search_document`.
 * @param join AND asks for every clause, OR for any
 */
export const searchExpression = (clauses: readonly Clause[], join: 'AND' | 'OR'): string =>
  clauses
    .map((clause) => {
      const phrases = clause.alternatives.map((tokens) => `(${tokens.map((token) => `"${token}"`).join(' AND ')})`)
      return `${clause.tells === 'mention' ? '' : NAME_COLUMNS}(${phrases.join(' OR ')})`
    })
    .join(` ${join} `)

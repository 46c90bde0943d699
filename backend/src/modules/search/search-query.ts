import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { completions, isMentioned, isNamed, NAME_COLUMNS } from './search-word.repository.ts'
import { searchToken, skuToken } from './search-token.ts'
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
   * Whether products are named so. Only other words are looked up in descriptions, too: a backpack's name or category says that it is
   * one, and the description of a jacket may mention one.
   */
  readonly isNamed: boolean
}

/** @returns what a shopper's text searches for */
export function searchClauses(database: DatabaseSync, storeId: number, text: string): Clause[] {
  const rules = wordRules(localeOf(database, storeId))
  const words = distinct(queryWords(text, rules))
  const sku = skuToken(storeId, text)
  if (words.length > 0 && isNamed(database, sku)) return [{ words, alternatives: [[sku]], isNamed: true }]
  const synonyms = readSynonyms(database, storeId, rules)
  const clauses: Clause[] = []
  for (let at = 0; at < words.length; ) {
    const { length, phrases } = synonymsAt(synonyms, words.slice(at).map(({ term }) => term))
    const own = words.slice(at, at + length)
    clauses.push({ words: own, ...alternatives(database, storeId, own, phrases) })
    at += length
  }
  return clauses
}

/** What products are named by, be it a word that the text only begins; else what descriptions mention. */
function alternatives(database: DatabaseSync, storeId: number, words: readonly Word[], phrases: readonly (readonly string[])[]): Omit<Clause, 'words'> {
  const tokensOf = (terms: readonly string[]) => terms.map((term) => searchToken(storeId, term))
  const those = (has: typeof isNamed, among: readonly Tokens[]) => among.filter((tokens) => tokens.every((token) => has(database, token)))
  const typed = phrases.map(tokensOf)
  const named = those(isNamed, typed)
  if (named.length > 0) return { alternatives: named, isNamed: true }
  const begun = words.length > 1 ? [] : words.filter(({ word }) => word.length >= MIN_BEGINNING)
  const finished = begun.flatMap(({ word }) => completions(database, storeId, word, MAX_COMPLETIONS)).map((term) => tokensOf([term]))
  const namedFinished = those(isNamed, finished)
  if (namedFinished.length > 0) return { alternatives: namedFinished, isNamed: true }
  const mentioned = those(isMentioned, typed)
  return { alternatives: mentioned.length > 0 ? mentioned : finished, isNamed: false }
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
      return `${clause.isNamed ? NAME_COLUMNS : ''}(${phrases.join(' OR ')})`
    })
    .join(` ${join} `)

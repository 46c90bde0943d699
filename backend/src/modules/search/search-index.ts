import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { transaction } from '../../database/transaction.ts'
import { fold } from '../../lib/fold.ts'
import { required } from '../../lib/required.ts'
import { emptySearchIndex, hasProducts, indexedVersion, mergedOnce, saveIndexedVersion, saveWord, searchedTexts, termNames } from './search-index.repository.ts'
import { searchToken, skuToken, wholeToken } from './search-token.ts'
import { plainText, type Word, wordsIn } from './terms.ts'
import { type WordRules, wordRules } from './word-rules.ts'

/** Increase it with each change to what the index holds: rules of words, columns, texts. */
const VERSION = 3

/** Fills the index of a database that an earlier program has filled by other rules. It takes about a minute for 100 000 products. */
export function updateSearchIndex(database: DatabaseSync): void {
  if (indexedVersion(database) === VERSION || !hasProducts(database)) return
  transaction(database, () => {
    // Another process that starts at the same time may have filled it.
    if (indexedVersion(database) !== VERSION) fillSearchIndex(database)
  })
}

/** Fills the index from all products that may be found. */
export function fillSearchIndex(database: DatabaseSync): void {
  emptySearchIndex(database)
  const stores = statement<{ id: number; locale: string }>(database, 'SELECT id, locale FROM store').all()
  mergedOnce(database, () => {
    for (const { id, locale } of stores) fillStore(database, id, analysis(wordRules(locale)))
  })
  saveIndexedVersion(database, VERSION)
}

interface Analysis {
  readonly rules: WordRules
  readonly words: (text: string) => readonly Word[]
}

/** Analyses each short text once: the products of a shop share most of them. */
function analysis(rules: WordRules): Analysis {
  const known = new Map<string, readonly Word[]>()
  const words = (text: string) => {
    const words = known.get(text) ?? wordsIn(text, rules)
    if (text.length < 60) known.set(text, words)
    return words
  }
  return { rules, words }
}

interface CountedWord extends Word {
  spelling: string
  named: number
  products: number
}

function fillStore(database: DatabaseSync, storeId: number, { rules, words }: Analysis): void {
  const insert = statement(database, 'INSERT INTO search_document (rowid, name, kind, traits, summary, wider, text) VALUES (?, ?, ?, ?, ?, ?, ?)')
  const insertWritten = statement(database, 'INSERT INTO product_search (rowid, name, details) VALUES (?, ?, ?)')
  const names = termNames(database, storeId)
  const vocabulary = new Map<string, CountedWord>()
  // Who searches for a sweatshirt does not mean all of "Jackets and sweatshirts": such a name counts as a whole.
  const [whole, single] = [(name: string) => rules.joint.test(name), (name: string) => !rules.joint.test(name)]
  for (const product of searchedTexts(database, storeId)) {
    const rowid = product.id * 1000 + storeId
    const details = plainText(`${product.summary} ${product.text}`)
    const categories = namesOf(product.categoryIds, names.categories)
    const [name, kind, traits] = [words(product.name), categories.filter(single).flatMap(words), namesOf(product.optionIds, names.options).flatMap(words)]
    const [summary, text] = [words(plainText(product.summary)), words(details)]
    const wider = traits.flatMap(({ word }) => rules.wider[word] ?? []).map(rules.stem)
    const columns = [termsOf(name), termsOf(kind), termsOf(traits), termsOf(summary), wider, termsOf(text)].map((terms) => tokens(storeId, terms))
    const [nameTokens = '', kindTokens = '', ...others] = columns
    const joint = categories.filter(whole).map((category) => wholeToken(storeId, termsOf(words(category))))
    insert.run(rowid, `${nameTokens} ${skuToken(storeId, product.sku)}`, [kindTokens, ...joint].join(' '), ...others)
    insertWritten.run(rowid, fold(product.name), fold(details))
    count(vocabulary, [...name, ...kind, ...traits, ...summary], text)
  }
  for (const word of vocabulary.values()) saveWord(database, storeId, word)
}

const termsOf = (words: readonly Word[]): string[] => words.map(({ term }) => term)

const tokens = (storeId: number, terms: readonly string[]): string => [...new Set(terms)].map((term) => searchToken(storeId, term)).join(' ')

const namesOf = (ids: string | null, names: ReadonlyMap<number, string>): string[] =>
  (ids === null ? [] : ids.split(',').flatMap((id) => names.get(Number(id)) ?? []))

function count(vocabulary: Map<string, CountedWord>, named: readonly Word[], others: readonly Word[]): void {
  const inNames = new Map(named.map((word) => [word.word, word]))
  const all = new Map([...others.map((word) => [word.word, word] as const), ...inNames])
  for (const [key, word] of all) {
    if (!vocabulary.has(key)) vocabulary.set(key, { ...word, named: 0, products: 0 })
    const counted = required(vocabulary.get(key), 'word')
    counted.products += 1
    if (!inNames.has(key)) continue
    // Of forms that differ in diacritics alone, as in Polish declension, a name has the one to suggest.
    if (counted.named === 0) counted.spelling = word.spelling
    counted.named += 1
  }
}

import { fold } from '../../lib/fold.ts'

/** Magento's `catalog/search/max_query_length`, in characters; the rest of a longer text is ignored. */
const MAX_QUERY_LENGTH = 128
/** Each is looked up in the whole index. */
const MAX_WORDS = 12

/** @returns the words of a text, as the index holds them */
export const searchWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** @returns the searched words of a shopper's text */
export const queryWords = (text: string): string[] => [...new Set(searchWords(text.slice(0, MAX_QUERY_LENGTH)))].slice(0, MAX_WORDS)

/**
 * An FTS5 expression in which each word matches as a prefix.
 * @param join AND asks for every word, OR for any
 */
export const prefixExpression = (words: readonly string[], join: 'AND' | 'OR'): string =>
  words.map((word) => `"${word}"*`).join(` ${join} `)

/** Whole words, in one column. */
export const wordExpression = (words: readonly string[], column: 'name' | 'details'): string =>
  `${column} : (${words.map((word) => `"${word}"`).join(' AND ')})`

/** As `wordExpression`, with each word as a prefix. */
export const partialExpression = (words: readonly string[], column: 'name' | 'details'): string =>
  `${column} : (${prefixExpression(words, 'AND')})`

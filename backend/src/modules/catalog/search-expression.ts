import { fold } from './fold.ts'

/** @returns the words of what a shopper typed, as the index holds them */
export const searchWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * An FTS5 expression, in which a word also finds what begins with it.
 * @param join AND asks for every word, OR for any
 */
export const prefixExpression = (words: readonly string[], join: 'AND' | 'OR'): string =>
  words.map((word) => `"${word}"*`).join(` ${join} `)

/** Whole words, in one column. */
export const wordExpression = (words: readonly string[], column: 'name' | 'details'): string =>
  `${column} : (${words.map((word) => `"${word}"`).join(' AND ')})`

/** As `wordExpression`, but the beginning of each word is enough. */
export const partialExpression = (words: readonly string[], column: 'name' | 'details'): string =>
  `${column} : (${prefixExpression(words, 'AND')})`

import { foldText } from '../../lib/fold-text.ts'

/** The words of a text in lower case, with diacritics. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a text without diacritics, for comparisons. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(foldText)

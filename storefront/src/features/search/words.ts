import { foldText } from '../../lib/fold-text.ts'

/** The words of a text as they are written, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The same as they are compared. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(foldText)

import { fold } from '../../lib/fold.ts'
import type { WordRules } from './word-rules.ts'

/** A word of a text. */
export interface Word {
  /** Lower case, with diacritics. */
  readonly spelling: string
  /** The same without diacritics. */
  readonly word: string
  /** Its stem, which its other forms share. */
  readonly term: string
}

/**
 * The words of a text that say something about a product. A number is a word of its own: 8kg is 8 kg, and 3L is 3 L. The English
 * genitive loses its ending: women’s is women.
 */
export function wordsIn(text: string, { stem, stopWords }: WordRules): Word[] {
  const written = text.toLowerCase().normalize('NFC').replaceAll(/['’]s\b|['’](?=\P{L}|$)/gu, '').match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  const words = written.map((spelling) => ({ spelling, word: fold(spelling) }))
  const telling = words.filter(({ word }) => !stopWords.has(word))
  return telling.map(({ spelling, word }) => ({ spelling, word, term: stem(word) }))
}

/** A text without its markup. */
export const plainText = (html: string): string => html.replace(/<[^>]+>|&[a-z#0-9]+;/gi, ' ')

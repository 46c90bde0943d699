import { foldText } from '../../lib/fold-text.ts'

/** The words of a text in lower case, with diacritics. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a text without diacritics, for comparisons. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(foldText)

/** The number of edits between two words: a letter inserted, deleted or replaced, or two neighbours swapped (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(row, column - 1) + (one[line - 1] === other[column - 1] ? 0 : 1)
      const isSwap = line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      const swapped = isSwap ? at(before, column - 2) + 1 : replaced
      next.push(Math.min(replaced, swapped, at(row, column) + 1, at(next, column - 1) + 1))
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

/** A cell outside the row is never the minimum. */
const at = (row: readonly number[], column: number): number => row[column] ?? Infinity

/**
 * Whether the distance is small enough for a typing mistake: up to one edit in a word, two in a long one. A word of three letters
 * with another letter is another word.
 */
export const isNear = (distance: number, { length }: string): boolean => distance <= (length < 4 ? 0 : length < 8 ? 1 : 2)

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

/** Longer words may have a typing mistake: one letter more or less in a short one is another word, as tent and ten. */
const MAX_SHORT = 4

/** Whether two words are so alike that one may be the other with a typing mistake: one edit, two in a long one, none in a short one. */
export function isNear(word: string, other: string): boolean {
  const distance = editDistance(word, other)
  const isShort = Math.min(word.length, other.length) <= MAX_SHORT
  return distance <= (isShort ? 0 : word.length < 8 ? 1 : 2)
}

/**
 * Whether a near word is the one that was meant. One that lacks the last letter may be another form or another word, as planks and
 * plank, unless that letter was typed twice; so may one that differs by a first letter, as fridge and ridge.
 */
export function isMistyped(word: string, other: string): boolean {
  const isOtherForm = word.slice(0, -1) === other && word.at(-1) !== other.at(-1)
  const isOtherWord = word.slice(1) === other || word === other.slice(1)
  return !isOtherForm && !isOtherWord && isNear(word, other)
}

import { foldText } from '../../lib/fold-text.ts'
import { wordsOf } from './words.ts'

/**
 * What the last word may become, by the texts of what was found with it: the word that most of them have first. The words
 * before it stay as they were typed.
 */
export function suggestedWords(typed: string, texts: readonly string[]): string[] {
  const before = typed.trimStart().split(/\s+/)
  const last = foldText(before.pop() ?? '')
  if (!last) return []
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) if (foldText(word).includes(last)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([word]) => word !== last)
    .toSorted(([word, count], [other, otherCount]) => rank(other) - rank(word) || otherCount - count)
    .map(([word]) => [...before, word].join(' '))

  function rank(word: string): number {
    return foldText(word).startsWith(last) ? 1 : 0
  }
}

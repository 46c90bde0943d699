import { type CategoryNode, type FoundCategory, matchingCategories } from './categories.ts'
import type { Answer } from './use-suggestions.ts'
import { wordsOf } from './words.ts'
import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { foldText } from '../../lib/fold-text.ts'
import { plainText } from '../../lib/plain-text.ts'

export interface SuggestionGroups {
  readonly past: readonly string[]
  readonly searches: readonly string[]
  readonly categories: readonly FoundCategory[]
  readonly products: readonly SuggestedProductFragment[]
}

interface Sources {
  readonly input: string
  readonly past: readonly string[]
  readonly answer: Answer | undefined
  readonly menu: readonly CategoryNode[]
}

const LIMITS = { past: 3, onlyPast: 5, searches: 4, categories: 3, products: 4 }

/** Suggestions for the input, in groups; only past searches if the field is empty. */
export function suggestionGroups({ input, past, answer, menu }: Sources): SuggestionGroups {
  const search = input.trim()
  if (search.length < 2) return { past: search ? [] : past.slice(0, LIMITS.onlyPast), searches: [], categories: [], products: [] }
  const again = past.filter((before) => foldText(before).includes(foldText(search)) && before !== search).slice(0, LIMITS.past)
  const texts = (answer?.products ?? []).flatMap(({ name, short_description }) => [name ?? '', plainText(short_description?.html ?? '')])
  return {
    past: again,
    searches: [...new Set([...(answer?.spellings ?? []), ...suggestedWords(input, texts)])]
      .filter((suggested) => !again.includes(suggested))
      .slice(0, LIMITS.searches),
    categories: matchingCategories(search, menu).slice(0, LIMITS.categories),
    products: (answer?.products ?? []).slice(0, LIMITS.products),
  }
}

/**
 * Completes the last word of the input from the texts of the found products, the most frequent word first. The words before it
 * stay unchanged.
 */
export function suggestedWords(input: string, texts: readonly string[]): string[] {
  const before = input.trimStart().split(/\s+/)
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

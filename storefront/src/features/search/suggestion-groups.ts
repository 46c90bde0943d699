import type { SuggestedProductFragment } from '../../graphql/generated/types.ts'
import { foldText } from '../../lib/fold-text.ts'
import { plainText } from '../../lib/plain-text.ts'
import { type CategoryNode, type FoundCategory, matchingCategories } from './categories.ts'
import { suggestedWords } from './suggested-words.ts'
import type { Answer } from './use-suggestions.ts'

export interface SuggestionGroups {
  readonly past: readonly string[]
  readonly words: readonly string[]
  readonly categories: readonly FoundCategory[]
  readonly products: readonly SuggestedProductFragment[]
}

interface Sources {
  readonly typed: string
  readonly past: readonly string[]
  readonly answer: Answer | undefined
  readonly menu: readonly CategoryNode[]
}

const MOST = { past: 3, pastAlone: 5, words: 4, categories: 3, products: 4 }

/** What to offer for what is typed, in parts; past searches alone for an empty field. */
export function suggestionGroups({ typed, past, answer, menu }: Sources): SuggestionGroups {
  const words = typed.trim()
  if (words.length < 2) return { past: words ? [] : past.slice(0, MOST.pastAlone), words: [], categories: [], products: [] }
  const again = past.filter((search) => foldText(search).includes(foldText(words)) && search !== words).slice(0, MOST.past)
  const texts = (answer?.products ?? []).flatMap(({ name, short_description }) => [name ?? '', plainText(short_description?.html ?? '')])
  return {
    past: again,
    words: [...new Set([...(answer?.spellings ?? []), ...suggestedWords(typed, texts)])]
      .filter((search) => !again.includes(search))
      .slice(0, MOST.words),
    categories: matchingCategories(words, menu).slice(0, MOST.categories),
    products: (answer?.products ?? []).slice(0, MOST.products),
  }
}

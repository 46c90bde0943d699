import { foldText } from '../../lib/fold-text.ts'
import { editDistance, foldedWords, isNear, wordsOf } from './words.ts'

interface Word {
  /** With its diacritics. */
  readonly spelling: string
  readonly count: number
}

/** The words of the shop's own texts by their folded form. */
export type Vocabulary = ReadonlyMap<string, Word>

export interface Corrections {
  /** The corrected search, if every word is close to one of the shop's. */
  readonly spelling?: string
  /** Searches that may help instead. */
  readonly others: readonly string[]
}

const MIN_LENGTH = 3
const MAX_OTHERS = 4

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, Word>()
  for (const spelling of texts.flatMap(wordsOf)) {
    if (spelling.length < MIN_LENGTH) continue
    const key = foldText(spelling)
    const known = vocabulary.get(key)
    vocabulary.set(key, { spelling: known?.spelling ?? spelling, count: (known?.count ?? 0) + 1 })
  }
  return vocabulary
}

/** Corrections of a search without results. */
export function correct(search: string, vocabulary: Vocabulary): Corrections {
  const near = foldedWords(search).map((word) => nearestWords(word, vocabulary))
  const known = near.flatMap(([first]) => first ?? [])
  const spelling = known.join(' ')
  const isWhole = near.length > 0 && known.length === near.length && spelling !== wordsOf(search).join(' ')
  const others = new Set(near.length === 1 ? near[0] : known)
  others.delete(isWhole ? spelling : search.toLowerCase())
  return { ...(isWhole && { spelling }), others: [...others].slice(0, MAX_OTHERS) }
}

/**
 * Chooses between our correction and the backend's suggestions by edit distance; a suggestion that is no typing mistake is only offered.
 * At equal distances ours comes first, because a backend may write it without diacritics.
 */
export function nearest(search: string, { spelling, others }: Corrections, suggested: readonly string[]): Corrections {
  const distance = (other: string) => editDistance(foldText(search), foldText(other))
  const all = [...(spelling === undefined ? [] : [spelling]), ...suggested].toSorted((one, other) => distance(one) - distance(other))
  const first = all.find((other) => other === spelling || isNear(distance(other), search))
  const known = new Set([search, first ?? ''].map(foldText))
  const further = [...all, ...others].filter((other) => !known.has(foldText(other)) && known.add(foldText(other)))
  return { ...(first !== undefined && { spelling: first }), others: further.slice(0, MAX_OTHERS) }
}

/** Sorted by likelihood. An unfinished word counts as one edit. */
function nearestWords(word: string, vocabulary: Vocabulary): string[] {
  return [...vocabulary]
    .map(([key, { spelling, count }]) => {
      const distance = editDistance(word, key)
      const isBeginning = word.length >= MIN_LENGTH && key.startsWith(word)
      return { spelling, count, distance: isBeginning ? Math.min(distance, 1) : distance }
    })
    .filter(({ distance }) => isNear(distance, word))
    .toSorted((one, other) => one.distance - other.distance || other.count - one.count)
    .map(({ spelling }) => spelling)
}

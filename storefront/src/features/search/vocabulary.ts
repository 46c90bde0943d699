import { foldText } from '../../lib/fold-text.ts'
import { editDistance, foldedWords, isMistyped, isNear, wordsOf } from './words.ts'

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
/** They are in names of goods, and near to goods that a shop may not sell: ten and tent, eight and weight. */
const NUMBERS = /^(\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|dwa|trzy|cztery|piec|szesc|siedem|osiem|dziewiec|dziesiec|dwanascie|dwadziescia|sto)$/
const MAX_OTHERS = 4

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, Word>()
  for (const spelling of texts.flatMap(wordsOf)) {
    const key = foldText(spelling)
    if (spelling.length < MIN_LENGTH || NUMBERS.test(key)) continue
    const known = vocabulary.get(key)
    vocabulary.set(key, { spelling: known?.spelling ?? spelling, count: (known?.count ?? 0) + 1 })
  }
  return vocabulary
}

/** Corrections of a search without results. */
export function correct(search: string, vocabulary: Vocabulary): Corrections {
  const words = foldedWords(search)
  const near = words.map((word) => nearestWords(word, vocabulary))
  const known = near.flatMap(([first]) => first ?? [])
  const spelling = known.join(' ')
  const isWhole = near.length > 0 && known.length === near.length && spelling !== wordsOf(search).join(' ')
    && words.every((word, index) => isMeant(word, foldText(known[index] ?? '')))
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
  const first = all.find((other) => other === spelling || isMistyped(foldText(search), foldText(other)))
  const known = new Set([search, first ?? ''].map(foldText))
  const further = [...all, ...others].filter((other) => !known.has(foldText(other)) && known.add(foldText(other)))
  return { ...(first !== undefined && { spelling: first }), others: further.slice(0, MAX_OTHERS) }
}

/** Sorted by likelihood. An unfinished word counts as one edit. */
function nearestWords(word: string, vocabulary: Vocabulary): string[] {
  return [...vocabulary]
    .filter(([key]) => isUnfinished(word, key) || isNear(word, key))
    .map(([key, { spelling, count }]) => {
      const distance = editDistance(word, key)
      return { spelling, count, distance: isUnfinished(word, key) ? Math.min(distance, 1) : distance }
    })
    .toSorted((one, other) => one.distance - other.distance || other.count - one.count)
    .map(({ spelling }) => spelling)
}

const MIN_BEGINNING = 4

const isUnfinished = (word: string, key: string): boolean => word.length >= MIN_BEGINNING && key.startsWith(word)

const isMeant = (word: string, key: string): boolean => isUnfinished(word, key) || isMistyped(word, key)

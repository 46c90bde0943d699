import type { DatabaseSync } from 'node:sqlite'
import { synonymGroups } from './synonyms.repository.ts'
import { wordsIn } from './terms.ts'
import type { WordRules } from './word-rules.ts'

/** The terms of a word or a phrase. */
type Phrase = readonly string[]

interface Group {
  readonly phrases: readonly Phrase[]
}

/** By the first term of a phrase. */
export type Synonyms = ReadonlyMap<string, readonly { readonly phrase: Phrase; readonly group: Group }[]>

export const readSynonyms = (database: DatabaseSync, storeId: number, rules: WordRules): Synonyms => synonymsOf(synonymGroups(database, storeId), rules)

/** @param groups comma-separated words and phrases, as Magento stores them */
export function synonymsOf(groups: readonly string[], rules: WordRules): Synonyms {
  const parsed = groups.map((group) => ({
    phrases: group.split(',').map((phrase) => wordsIn(phrase, rules).map(({ term }) => term)).filter(({ length }) => length > 0),
  }))
  const entries = parsed.flatMap((group) => group.phrases.map((phrase) => ({ phrase, group })))
  return Map.groupBy(entries, ({ phrase: [first] }) => first ?? '')
}

/**
 * @returns the phrases that mean the same as the beginning of `terms`, itself first, and how many terms that is; the longest phrase
 * counts
 */
export function synonymsAt(synonyms: Synonyms, terms: Phrase): { readonly length: number; readonly phrases: readonly Phrase[] } {
  const [first = ''] = terms
  const entries = (synonyms.get(first) ?? []).filter(({ phrase }) => phrase.every((term, index) => terms[index] === term))
  const length = Math.max(1, ...entries.map(({ phrase }) => phrase.length))
  const groups = entries.filter(({ phrase }) => phrase.length === length).map(({ group }) => group)
  const all = [terms.slice(0, length), ...groups.flatMap(({ phrases }) => phrases)]
  return { length, phrases: [...new Map(all.map((phrase) => [phrase.join(' '), phrase])).values()] }
}

import { stemmer } from 'stemmer'
import { polishStem } from './polish-stem.ts'

export interface WordRules {
  readonly stem: (word: string) => string
  /** Words that say nothing about a product, without diacritics. */
  readonly stopWords: ReadonlySet<string>
  /** In the name of a category of several kinds of products. */
  readonly joint: RegExp
  /** Words after which a text says how a thing is, and not what it is; without diacritics. */
  readonly prepositions: ReadonlySet<string>
  /** Terms that include others: what is unisex is for women, too. Written as in texts. */
  readonly wider: Readonly<Record<string, readonly string[]>>
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const RULES: Readonly<Record<string, WordRules>> = {
  en: {
    // A garment, which the stemmer takes for several of what is short.
    stem: (word) => (word === 'shorts' ? word : stemmer(word)),
    stopWords: listOf('a an and are as at by for from in is it of on or that the this to under with your'),
    joint: /\s(?:and|&|\+)\s|[,/]/i,
    prepositions: listOf('for with without from in on under of to'),
    wider: { unisex: ['women', 'men'] },
  },
  pl: {
    stem: polishStem,
    stopWords: listOf('a albo czy dla do i jak lub na nad o od oraz po pod przy sie to u w we z za ze'),
    joint: /\s(?:i|oraz|&|\+)\s|[,/]/i,
    prepositions: listOf('dla do na z ze bez pod w we'),
    wider: { unisex: ['damski', 'meski', 'kobieta', 'mezczyzna'] },
  },
}

const OTHERS: WordRules = { stem: (word) => word, stopWords: new Set(), joint: /\s[&+]\s|[,/]/, prepositions: new Set(), wider: {} }

/** The rules of a store view's language; words of other languages are compared as they are written. */
export const wordRules = (locale: string): WordRules => RULES[locale.split('_')[0] ?? ''] ?? OTHERS

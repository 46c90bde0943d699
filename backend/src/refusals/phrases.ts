import { messagesByLocale } from '../i18n/languages.ts'
import { EN, type RefusalCode } from './messages/en.ts'
import type { Translation } from '../i18n/sentence.ts'
import type { Refusal } from './refusal.ts'

/** The sentences translated into a store view's language: none, those of Magento's language pack, or all. */
export type Translated = 'none' | 'pack' | 'all'

/** Messages in a store view's language; Magento calls them phrases. */
export interface Phrases {
  readonly write: (refusal: Refusal) => string
  /** Whether this sentence is not the English one. */
  readonly isTranslated: (code: RefusalCode) => boolean
}

type Translations = Readonly<Partial<Record<RefusalCode, Translation>>>

const translations = await messagesByLocale<Translations>(async (language) => (language === 'en' ? {} : (await import(`./messages/${language}.ts`)).messages))

/** @param locale of a store view */
export function phrasesIn(locale: string, translated: Translated): Phrases {
  const translationOf = (code: RefusalCode) => (translated === 'none' ? undefined : textOf(translations(locale)[code], translated))
  return {
    write: (refusal) => write(refusal, (code) => translationOf(code) ?? EN[code]),
    isTranslated: (code) => translationOf(code) !== undefined,
  }
}

/** For code outside a request. */
export const ENGLISH = phrasesIn('en', 'none')

function textOf(translation: Translation | undefined, translated: Translated): string | undefined {
  if (translation === undefined) return undefined
  if ('pack' in translation) return translation.pack
  return translated === 'all' ? translation.own : undefined
}

function write({ code, values }: Refusal, sentenceOf: (code: RefusalCode) => string): string {
  return sentenceOf(code).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (typeof value !== 'object') return String(value)
    const causes = 'refusals' in value ? value.refusals : [value]
    return causes.map((cause) => write(cause, sentenceOf)).join('refusals' in value ? value.separator : '')
  })
}

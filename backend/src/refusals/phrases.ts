import type { Language } from '../modules/store/language.ts'
import { EN, type RefusalCode } from './en.ts'
import { PL } from './pl.ts'
import type { Refusal } from './refusal.ts'

/** Which sentences a store view has in its language: none, those of Magento's language pack, or all. */
export type Translated = 'none' | 'pack' | 'all'

/** Magento's word for what it says in a store view's language. */
export interface Phrases {
  readonly write: (refusal: Refusal) => string
  /** Whether this sentence is not the English one. */
  readonly isTranslated: (code: RefusalCode) => boolean
}

export function phrasesIn(language: Language, translated: Translated): Phrases {
  const isPolish = language === 'pl' && translated !== 'none'
  const inPolish = (code: RefusalCode) => (isPolish ? polish(code, translated) : undefined)
  return {
    write: (refusal) => write(refusal, (code) => inPolish(code) ?? EN[code]),
    isTranslated: (code) => inPolish(code) !== undefined,
  }
}

/** Of work that no request asked for. */
export const ENGLISH = phrasesIn('en', 'none')

function polish(code: RefusalCode, translated: Translated): string | undefined {
  const translation = PL[code]
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

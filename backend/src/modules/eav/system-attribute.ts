import { languageOf } from '../store/language.ts'
import type { EavAttribute, EavEntity, EavOption } from './eav-attribute.ts'

/** A text in English and in Polish. */
export type Words = readonly [english: string, polish: string]

/** An attribute that every Magento has, in both languages. */
export interface SystemAttribute extends Omit<EavAttribute, 'entity' | 'label' | 'options' | 'position'> {
  readonly label: Words
  /** Labels by value. */
  readonly options?: Readonly<Record<string, Words>>
}

export const inLanguageOf = (locale: string, [english, polish]: Words): string => ({ en: english, pl: polish })[languageOf(locale)]

export function inLanguage(entity: EavEntity, locale: string, attributes: readonly SystemAttribute[]): EavAttribute[] {
  return attributes.map(({ label, options = {}, ...attribute }, index) => ({
    ...attribute,
    entity,
    label: inLanguageOf(locale, label),
    position: index * 10,
    options: Object.entries(options).map(([value, words]): EavOption => ({ value, label: inLanguageOf(locale, words), isDefault: false })),
  }))
}

export const YES_NO = { 1: ['Yes', 'Tak'], 0: ['No', 'Nie'] } as const satisfies Readonly<Record<string, Words>>

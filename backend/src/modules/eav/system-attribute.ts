import { messagesByLocale } from '../../i18n/languages.ts'
import type { EavAttribute, EavEntity, EavOption } from './eav-attribute.ts'

/** Labels in the language of a store view by Magento's English label. */
export type Translations = Readonly<Record<string, string>>

/** An attribute of every Magento, with English labels. */
export interface SystemAttribute extends Omit<EavAttribute, 'entity' | 'options' | 'position'> {
  /** Labels by value. */
  readonly options?: Readonly<Record<string, string>>
}

const translations = await messagesByLocale<Translations>(async (language) => (await import(`./messages/${language}.ts`)).messages)

export const translateLabel = (locale: string, label: string): string => translations(locale)[label] ?? label

export function translateAttributes(entity: EavEntity, locale: string, attributes: readonly SystemAttribute[]): EavAttribute[] {
  return attributes.map(({ label, options = {}, ...attribute }, index) => ({
    ...attribute,
    entity,
    label: translateLabel(locale, label),
    position: index * 10,
    options: Object.entries(options).map(([value, text]): EavOption => ({ value, label: translateLabel(locale, text), isDefault: false })),
  }))
}

export const YES_NO = { 1: 'Yes', 0: 'No' } as const

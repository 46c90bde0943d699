import type { EavAttribute, EavEntity, EavOption } from './eav-attribute.ts'

/** A text in English and in Polish. */
export type Words = readonly [english: string, polish: string]

/** An attribute that every Magento has, in both languages. */
export interface SystemAttribute extends Omit<EavAttribute, 'entity' | 'label' | 'options' | 'position'> {
  readonly label: Words
  /** Labels by value. */
  readonly options?: Readonly<Record<string, Words>>
}

export function inLanguage(entity: EavEntity, locale: string, attributes: readonly SystemAttribute[]): EavAttribute[] {
  const language = locale.startsWith('pl') ? 1 : 0
  return attributes.map(({ label, options = {}, ...attribute }, index) => ({
    ...attribute,
    entity,
    label: label[language],
    position: index * 10,
    options: Object.entries(options).map(([value, words]): EavOption => ({ value, label: words[language], isDefault: false })),
  }))
}

export const YES_NO: Readonly<Record<string, Words>> = { 1: ['Yes', 'Tak'], 0: ['No', 'Nie'] }

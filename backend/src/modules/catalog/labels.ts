import { wordsByLocale } from '../../i18n/languages.ts'

/** Magento's labels of facets and sort fields that are no attributes, in the store view's language. */
export type Labels = Readonly<Record<'position' | 'name' | 'price' | 'category' | 'links', string>>

const labels = await wordsByLocale<Labels>(async (language) => (await import(`./words/${language}.ts`)).messages)

export const label = (locale: string, word: keyof Labels): string => labels(locale)[word]

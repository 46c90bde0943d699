import { messagesByLocale } from '../../i18n/languages.ts'

/** Magento's labels of facets and sort fields that are not attributes, in the store view's language. */
export type Labels = Readonly<Record<'position' | 'name' | 'price' | 'category' | 'links', string>>

const labels = await messagesByLocale<Labels>(async (language) => (await import(`./messages/${language}.ts`)).messages)

export const label = (locale: string, key: keyof Labels): string => labels(locale)[key]

import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** The languages in which a text is looked for, in order: the page's, the shop's first one, and English, which has every text. */
export const sourcesOf = (locale: Locale): readonly Locale[] => [...new Set<Locale>([locale, DEFAULT_LOCALE, 'en'])]

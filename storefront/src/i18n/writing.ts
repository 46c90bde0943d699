import type { Locale } from './locales.ts'

/** How dates are written. British rather than American English, whose months come first. */
export const WRITING: Readonly<Record<Locale, string>> = { en: 'en-GB', pl: 'pl' }

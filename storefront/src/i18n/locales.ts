import { publicSettings } from '../public-env.ts'

/** The languages that this shop can speak; which of them it does is a setting. */
export const KNOWN_LOCALES = ['en', 'pl'] as const
export type Locale = (typeof KNOWN_LOCALES)[number]

export const LOCALES: readonly Locale[] = publicSettings.locales.filter(isKnownLocale)
export const DEFAULT_LOCALE: Locale = LOCALES[0] ?? 'en'

function isKnownLocale(value: string): value is Locale {
  return (KNOWN_LOCALES as readonly string[]).includes(value)
}

export const isLocale = (value: string): value is Locale => isKnownLocale(value) && LOCALES.includes(value)

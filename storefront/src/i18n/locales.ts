import { publicSettings } from '../public-env.ts'
import { LANGUAGES } from './languages.ts'

export type Locale = keyof typeof LANGUAGES

export const LOCALES: readonly Locale[] = publicSettings.locales.filter(isKnownLocale)
export const DEFAULT_LOCALE: Locale = LOCALES[0] ?? 'en'

function isKnownLocale(value: string): value is Locale {
  return Object.hasOwn(LANGUAGES, value)
}

export const isLocale = (value: string): value is Locale => isKnownLocale(value) && LOCALES.includes(value)

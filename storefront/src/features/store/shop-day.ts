import type { Locale } from '../../i18n/locales.ts'
import { LANGUAGES } from '../../i18n/languages.ts'

/**
 * A date in words, in the shop's time zone.
 * @param utc a time in Magento's format: `2026-10-12 22:30:00`
 * @returns an empty text for an invalid time
 */
export function shopDay(utc: string, locale: Locale, timeZone: string | undefined): string {
  const date = new Date(`${utc.replace(' ', 'T')}Z`)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(LANGUAGES[locale].dates, { dateStyle: 'long', timeZone }).format(date)
}

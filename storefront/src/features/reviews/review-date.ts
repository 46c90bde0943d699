import type { Locale } from '../../i18n/locales.ts'
import { WRITING } from '../../i18n/writing.ts'

/** @param createdAt as Magento writes it, in UTC: `2026-10-12 22:30:00`; told by the shop's own clock, wherever it is read */
export function reviewDate(createdAt: string, locale: Locale): string {
  const date = new Date(`${createdAt.replace(' ', 'T')}Z`)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(WRITING[locale], { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(date)
}

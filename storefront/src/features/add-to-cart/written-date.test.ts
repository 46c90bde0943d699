import { describe, expect, test } from 'vitest'
import { type DateKind, writtenDate } from './written-date.ts'

/** A Magento store view's forms: what PHP's IntlDateFormatter writes for an option of that kind. */
const FORMS: Readonly<Record<DateKind, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  date_time: { dateStyle: 'short', timeStyle: 'short' },
  time: { timeStyle: 'short' },
}
const DATES = ['2026-11-05 18:05', '2026-05-11 09:30', '2027-02-14 00:00', '2030-12-01 12:00', '2011-10-12 23:59'] as const

const form = (locale: string, kind: DateKind, date: string) =>
  new Intl.DateTimeFormat(locale, { ...FORMS[kind], timeZone: 'UTC', calendar: 'gregory' }).format(new Date(`${date.replace(' ', 'T')}Z`))

const sent: Readonly<Record<DateKind, (date: string) => string>> = {
  date: (date) => `${date.slice(0, 10)} 00:00:00`,
  date_time: (date) => `${date}:00`,
  time: (date) => `2000-01-01 ${date.slice(11)}:00`,
}

const read = (text: string, kind: DateKind, locale: string) => writtenDate(text, kind, new Intl.Locale(locale).language)

describe.each(['date', 'date_time', 'time'] as const)('%s', (kind) => {
  test.each([
    'cs-CZ', 'da-DK', 'de-AT', 'de-DE', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'es-ES', 'et-EE', 'fi-FI', 'fil-PH', 'fr-BE', 'fr-CH',
    'fr-FR', 'hr-HR', 'hu-HU', 'id-ID', 'it-IT', 'ja-JP', 'lv-LV', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK',
    'sl-SI', 'tr-TR', 'uk-UA', 'zh-CN',
  ])('%s: is read as the same date', (locale) => {
    expect(DATES.map((date) => read(form(locale, kind, date), kind, locale))).toEqual(DATES.map(sent[kind]))
  })

  test.each(['ar-EG', 'bg-BG', 'el-GR', 'es-AR', 'es-CO', 'es-MX', 'es-PA', 'eu-ES', 'he-IL', 'ko-KR', 'lt-LT', 'ms-MY', 'sv-SE', 'th-TH', 'vi-VN', 'zh-TW'])(
    '%s: is the same, or is left as the shop wrote it', (locale) => {
      for (const date of DATES) {
        const text = form(locale, kind, date)
        expect([sent[kind](date), text]).toContain(read(text, kind, locale))
      }
    })
})

test.each([
  ['as it was sent', '2027-02-14 18:05:00', 'date_time'],
  ['a date that no calendar has', '31.02.2027', 'date'],
  ['a time that no clock has', '14.02.2027, 25:00', 'date_time'],
  ['a date without its time', '14.02.2027', 'date_time'],
  ['a text', 'someday', 'date'],
] as const)('%s stays as it is', (_, text, kind) => {
  expect(writtenDate(text, kind, 'de')).toBe(text)
})

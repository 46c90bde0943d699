import { describe, expect, test } from 'vitest'
import { type DateKind, writtenDate } from './written-date.ts'

/** A Magento store view's forms: what PHP's IntlDateFormatter writes for an option of that kind. */
const FORMS: Readonly<Record<DateKind, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  date_time: { dateStyle: 'short', timeStyle: 'short' },
  time: { timeStyle: 'short' },
}
const MOMENTS = ['2026-11-05 18:05', '2026-05-11 09:30', '2027-02-14 00:00', '2030-12-01 12:00', '2011-10-12 23:59'] as const

const form = (locale: string, kind: DateKind, moment: string) =>
  new Intl.DateTimeFormat(locale, { ...FORMS[kind], timeZone: 'UTC', calendar: 'gregory' }).format(new Date(`${moment.replace(' ', 'T')}Z`))

const sent: Readonly<Record<DateKind, (moment: string) => string>> = {
  date: (moment) => `${moment.slice(0, 10)} 00:00:00`,
  date_time: (moment) => `${moment}:00`,
  time: (moment) => `2000-01-01 ${moment.slice(11)}:00`,
}

const read = (text: string, kind: DateKind, locale: string) => writtenDate(text, kind, new Intl.Locale(locale).language)

describe.each(['date', 'date_time', 'time'] as const)('%s', (kind) => {
  test.each([
    'cs-CZ', 'da-DK', 'de-AT', 'de-DE', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'es-ES', 'et-EE', 'fi-FI', 'fil-PH', 'fr-BE', 'fr-CH',
    'fr-FR', 'hr-HR', 'hu-HU', 'id-ID', 'it-IT', 'ja-JP', 'lv-LV', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK',
    'sl-SI', 'tr-TR', 'uk-UA', 'zh-CN',
  ])('%s: is read as the same date', (locale) => {
    expect(MOMENTS.map((moment) => read(form(locale, kind, moment), kind, locale))).toEqual(MOMENTS.map(sent[kind]))
  })

  test.each(['ar-EG', 'bg-BG', 'el-GR', 'es-AR', 'es-CO', 'es-MX', 'es-PA', 'eu-ES', 'he-IL', 'ko-KR', 'lt-LT', 'ms-MY', 'sv-SE', 'th-TH', 'vi-VN', 'zh-TW'])(
    '%s: is the same, or is left as the shop wrote it', (locale) => {
      for (const moment of MOMENTS) {
        const text = form(locale, kind, moment)
        expect([sent[kind](moment), text]).toContain(read(text, kind, locale))
      }
    })
})

test.each([
  ['as it was sent', '2027-02-14 18:05:00', 'date_time'],
  ['a day that no calendar has', '31.02.2027', 'date'],
  ['an hour that no clock has', '14.02.2027, 25:00', 'date_time'],
  ['a day without its hour', '14.02.2027', 'date_time'],
  ['words', 'someday', 'date'],
] as const)('%s stays as it is', (_, text, kind) => {
  expect(writtenDate(text, kind, 'de')).toBe(text)
})

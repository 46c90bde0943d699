import { expect, test } from 'vitest'
import { shopDay } from './shop-day.ts'

test.each([
  ['2026-10-12 10:00:00', 'en', 'Europe/Warsaw', '12 October 2026'],
  ['2026-10-12 10:00:00', 'pl', 'Europe/Warsaw', '12 października 2026'],
  ['2026-10-12 22:30:00', 'en', 'Europe/Warsaw', '13 October 2026'],
  ['2026-10-12 22:30:00', 'en', 'Europe/London', '12 October 2026'],
  ['yesterday', 'en', 'Europe/Warsaw', ''],
] as const)('[I18N-05] [REV-01] formats %s in %s, %s, as "%s"', (createdAt, locale, timeZone, text) => {
  expect(shopDay(createdAt, locale, timeZone)).toBe(text)
})

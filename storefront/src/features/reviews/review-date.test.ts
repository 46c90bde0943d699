import { expect, test } from 'vitest'
import { reviewDate } from './review-date.ts'

test.each([
  ['2026-10-12 10:00:00', 'en', '12 October 2026'],
  ['2026-10-12 10:00:00', 'pl', '12 października 2026'],
  ['2026-10-12 22:30:00', 'en', '13 October 2026'],
  ['yesterday', 'en', ''],
] as const)('[I18N-05] [REV-01] formats %s in %s as "%s"', (createdAt, locale, text) => {
  expect(reviewDate(createdAt, locale)).toBe(text)
})

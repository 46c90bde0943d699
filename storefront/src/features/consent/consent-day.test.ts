import { expect, test } from 'vitest'
import { consentDay } from './consent-day.ts'

test.each([
  ['Europe/Warsaw', '13 October 2026'],
  ['America/New_York', '12 October 2026'],
])('[ACC-08] a consent given late in the evening has the day of a shop in %s', (timeZone, day) => {
  expect(consentDay({ at: '2026-10-12T22:30:00.000Z', words: 'I agree' }, 'en', timeZone)).toBe(day)
})

import { expect, test } from 'vitest'
import { readRecord, writeRecord } from './consent-attributes.ts'

const AT = new Date('2026-05-01T10:30:00Z')
const given = writeRecord(true, 'I accept\nthe terms', AT)

test('[ACC-08] records the time and the sentence of a consent', () => {
  expect(given).toBe('given 2026-05-01T10:30:00.000Z I accept\nthe terms')
  expect(readRecord(given, true)).toEqual({ at: '2026-05-01T10:30:00.000Z', text: 'I accept\nthe terms' })
  expect(readRecord(writeRecord(false, 'Offers', AT), false)).toEqual({ at: '2026-05-01T10:30:00.000Z', text: 'Offers' })
})

test.each([undefined, '', 'yes', 'given yesterday Offers', 'given 2026-05-01T10:30:00.000Z ', 'refused 2026-05-01T10:30:00.000Z Offers'])(
  '[ACC-08] finds no record in %j',
  (text) => expect(readRecord(text, true)).toBeUndefined(),
)

test('[ACC-08] ignores a record of another state than the current one', () => expect(readRecord(given, false)).toBeUndefined())

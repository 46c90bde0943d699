import { expect, test } from 'vitest'
import { writtenPhone, writtenVat } from './written-number.ts'

test.each([
  ['601234567', '601 234 567'],
  ['601-234-567', '601 234 567'],
  ['+48601234567', '+48 601 234 567'],
  ['+48 601 234 567', '+48 601 234 567'],
  ['+48 28 264 17 35', '+48 28 264 17 35'],
  ['+421 905 123 456', '+421 905 123 456'],
  ['12345', '12345'],
])('[CHK-23] the telephone number %s is written %s', (telephone, written) => expect(writtenPhone(telephone)).toBe(written))

test.each([
  ['5260001246', '526-000-12-46'],
  ['526-000-12-46', '526-000-12-46'],
  ['PL5260001246', 'PL5260001246'],
  ['DE123456789', 'DE123456789'],
])('[CHK-23] the tax number %s is written %s', (number, written) => expect(writtenVat(number)).toBe(written))

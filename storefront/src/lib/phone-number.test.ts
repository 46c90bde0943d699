import { describe, expect, test } from 'vitest'
import { tidyPhone, wrongInPhone } from './phone-number.ts'

describe('[CHK-04] phone numbers', () => {
  test.each([
    '600100200', '+48 600 100 200', '600-100-200', '+123456789012345', '(512) 555-0100', '512.555.0100', '089/123456', '+49 (0) 89 / 12 34 56', 'tel:+48600100200',
    '+48\u00a0600\u00a0100\u00a0200', '600‑100‑200', '600–100–200', '\u202a+48 600 100 200\u202c', '22 123 45 67 wew. 12', '512 555 0100 ext. 12', '512-555-0100 x12',
    '555 0100 #3', '22612345', '7612345', '２２１２３４５６７', '٠٥٠١٢٣٤٥٦٧', '01 23 45 67 89', '22-123-45-67, w. 5',
  ])('%s is valid', (text) => expect(wrongInPhone(tidyPhone(text))).toBeUndefined())

  test.each([
    ['48+600100200', { character: '+' }],
    ['600 100 2OO', { character: 'O' }],
    ['six', { character: 's' }],
    ['600_100_200', { character: '_' }],
    ['1234', 'short'],
    ['', 'short'],
    ['1234567890123456', 'long'],
  ])('%s is invalid: %j', (text, wrong) => expect(wrongInPhone(tidyPhone(text))).toEqual(wrong))

  test.each([
    ['tel:+48-600-100-200', '+48-600-100-200'],
    ['tel:+1-512-555-0100;ext=12', '+1-512-555-0100 ext. 12'],
    [' ６００\u00a0１００ ２００ ', '600 100 200'],
    ['٠٥٠', '050'],
  ])('%j is stored as %j', (text, tidy) => expect(tidyPhone(text)).toBe(tidy))
})

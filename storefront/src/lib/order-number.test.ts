import { expect, test } from 'vitest'
import { tidyOrderNumber } from './order-number.ts'

test.each([
  ['000000123', '000000123'],
  ['#000000123', '000000123'],
  ['# 000 000 123', '000000123'],
  ['nr 000000123', '000000123'],
  ['Nr zam.: 000000123.', '000000123'],
  ['Zamówienie nr 000000123', '000000123'],
  ['Order #000000123,', '000000123'],
  ['Order no. 000\u00a0000\u00a0123', '000000123'],
  ['№ 000000123', '000000123'],
  ['０００\u200b０００123', '000000123'],
  ['PL-2026/000.123', 'PL-2026/000.123'],
  ['NR000000123', 'NR000000123'],
  ['ORDER-123', 'ORDER-123'],
  ['PL 000123', 'PL 000123'],
  ['#', ''],
  [' ', ''],
])('the order number %j is %s', (text, number) => expect(tidyOrderNumber(text)).toBe(number))

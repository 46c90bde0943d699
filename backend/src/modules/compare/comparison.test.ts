import { expect, test } from 'vitest'
import { valueText } from './comparison.ts'

test.each([
  ['select', 'Spruce', 'en_GB', 'Spruce'],
  ['text', '10 000 mm', 'en_GB', '10 000 mm'],
  ['price', '1999', 'en_GB', '19.99'],
  ['boolean', '1', 'en_GB', 'Yes'],
  ['boolean', '0', 'en_GB', 'No'],
  ['boolean', '1', 'pl_PL', 'Tak'],
  ['boolean', '0', 'pl_PL', 'Nie'],
])('%s %s in %s reads %s', (input, value, locale, text) => {
  expect(valueText({ input, value }, locale)).toBe(text)
})

import { expect, test } from 'vitest'
import { localize } from './localize.ts'

const title = { '@type': '@builder.io/core:LocalizedValue', Default: 'Snow', pl: 'Śnieg' }

test('picks the text of the locale at any depth, or the default', () => {
  const entry = { data: { title, blocks: [{ options: { title, count: 2, none: null } }] } }
  const localized = (text: string) => ({ data: { title: text, blocks: [{ options: { title: text, count: 2, none: null } }] } })
  expect(localize(entry, 'pl')).toEqual(localized('Śnieg'))
  expect(localize(entry, 'de')).toEqual(localized('Snow'))
})

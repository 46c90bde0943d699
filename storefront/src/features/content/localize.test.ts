import { expect, test } from 'vitest'
import { localize } from './localize.ts'

const title = { '@type': '@builder.io/core:LocalizedValue', Default: 'Snow', pl: 'Śnieg' }

test('a text is told in its language, however deep it lies, else in the default one', () => {
  const entry = { data: { title, blocks: [{ options: { title, count: 2, none: null } }] } }
  const told = (text: string) => ({ data: { title: text, blocks: [{ options: { title: text, count: 2, none: null } }] } })
  expect(localize(entry, 'pl')).toEqual(told('Śnieg'))
  expect(localize(entry, 'de')).toEqual(told('Snow'))
})

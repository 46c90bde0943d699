import { expect, test } from 'vitest'
import { localize } from './content-entry.ts'

const title = { '@type': '@builder.io/core:LocalizedValue', Default: 'Snow', pl: 'Śnieg' }

test('localizes texts at any depth and falls back to the default', () => {
  const entry = { data: { title, blocks: [{ options: { title, count: 2, none: null } }] } }
  const localized = (text: string) => ({ data: { title: text, blocks: [{ options: { title: text, count: 2, none: null } }] } })
  expect(localize(entry, 'pl')).toEqual(localized('Śnieg'))
  expect(localize(entry, 'de')).toEqual(localized('Snow'))
})

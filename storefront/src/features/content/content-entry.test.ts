import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ENTRY, localize } from './content-entry.ts'

const title = { '@type': '@builder.io/core:LocalizedValue', Default: 'Snow', pl: 'Śnieg' }

test('localizes texts at any depth and falls back to the default', () => {
  const entry = { data: { title, blocks: [{ options: { title, count: 2, none: null } }] } }
  const localized = (text: string) => ({ data: { title: text, blocks: [{ options: { title: text, count: 2, none: null } }] } })
  expect(localize(entry, 'pl')).toEqual(localized('Śnieg'))
  expect(localize(entry, 'de')).toEqual(localized('Snow'))
})

const heading = { id: 'heading', component: { name: 'Hero', options: { title: 'Snow' } } }
const entry = { id: 'winter', data: { title: 'Snow', blocks: [heading] } }

test.each([
  ['a share above 1', { cold: { id: 'cold', testRatio: 7, data: { blocks: [] } } }],
  ['a variation without blocks', { cold: { id: 'cold', testRatio: 0.5, data: {} } }],
  ['a variation with an id that is no name', { cold: { id: 'c/d', testRatio: 0.5, data: { blocks: [] } } }],
  ['a list', [1]],
  ['null', null],
])('[CONTENT-03] an invalid A/B test leaves the entry as it is: %s', (_what, variations) => {
  expect(v.parse(ENTRY, { ...entry, variations })).toMatchObject({ ...entry, variations: {} })
})

test.each([
  ['null', null],
  ['a block without a component', { id: 'x' }],
  ['a component without a name', { id: 'x', component: { options: {} } }],
])('[CONTENT-03] an invalid block leaves the other blocks as they are: %s', (_what, block) => {
  expect(v.parse(ENTRY, { ...entry, data: { ...entry.data, blocks: [block, heading] } }).data.blocks).toEqual([
    { id: '', component: { name: '', options: {} } },
    heading,
  ])
})

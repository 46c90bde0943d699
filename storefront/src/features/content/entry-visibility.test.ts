import { expect, test } from 'vitest'
import { addressesOf, drafts, matchesTargets, published } from './entry-visibility.ts'

test.each([
  [{}, true],
  [{ published: 'published' }, true],
  [{ published: 'draft' }, false],
  [{ published: 'archived' }, false],
  [{ startDate: 100, endDate: 101 }, true],
  [{ startDate: 101 }, false],
  [{ endDate: 100 }, false],
  [{ startDate: null, endDate: null }, true],
])('at 100, visitors see %j: %s', (entry, isSeen) => {
  expect(published([entry], 100)).toHaveLength(isSeen ? 1 : 0)
})

test('editors see drafts, but not archived entries', () => {
  expect(drafts([{ published: 'draft' }, { startDate: Infinity }, { published: 'archived' }])).toEqual([{ published: 'draft' }, { startDate: Infinity }])
})

const target = (operator: string, value: string | string[], property = 'urlPath') => ({ property, operator, value })

test.each([
  [[target('is', '/about')], true],
  [[target('is', ['/', '/about'])], true],
  [[target('is', '/abou')], false],
  [[target('isNot', '/cart')], true],
  [[target('isNot', ['/', '/about'])], false],
  [[target('startsWith', '/ab')], true],
  [[target('endsWith', 'out')], true],
  [[target('contains', 'bou')], true],
  [[target('is', '/about'), target('is', 'pl', 'locale')], false],
  [[target('is', '/about'), target('is', 'en', 'locale')], true],
  [[target('is', 'mobile', 'device')], false],
  [[target('isNot', 'mobile', 'device')], false],
  [[target('resembles', '/about')], false],
  [[], true],
])('targets %j match /about in English: %s', (query, holds) => {
  expect(matchesTargets(query, '/about', 'en')).toBe(holds)
})

const at = (...value: string[]) => [{ property: 'urlPath', operator: 'is', value }]
const inBoth = (Default: string, pl: string) => ({ '@type': '@builder.io/core:LocalizedValue', Default, pl })

test.each([
  ['a field in each language', { url: inBoth('/about', '/pl/o-nas') }, [], { en: '/about', pl: '/o-nas' }],
  ['a field in one language', { url: '/about' }, [], { en: '/about' }],
  ['several addresses per language: the first one', { url: ['/about', '/who', '/pl/o-nas'] }, [], { en: '/about', pl: '/o-nas' }],
  ['targets', {}, at('/about', '/pl/o-nas'), { en: '/about', pl: '/o-nas' }],
  ['a field overrides the targets', { url: '/who' }, at('/about', '/pl/o-nas'), { en: '/who', pl: '/o-nas' }],
  ['the home page', {}, at('/', '/pl'), { en: '/', pl: '/' }],
  ['targets without an exact address', {}, [{ property: 'urlPath', operator: 'startsWith', value: '/sale' }], {}],
  ['another site', { url: 'https://elsewhere.example/about' }, [], {}],
  ['an invalid field', { url: { path: '/about' } }, [], {}],
])('addresses of an entry: %s', (_what, data, query, addresses) => {
  expect(Object.fromEntries(addressesOf({ data, query }))).toEqual(addresses)
})

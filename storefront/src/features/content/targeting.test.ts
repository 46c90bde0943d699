import { expect, test } from 'vitest'
import { addressesOf, isMeantFor } from './targeting.ts'

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
])('%j is for /about in English: %s', (query, holds) => {
  expect(isMeantFor(query, '/about', 'en')).toBe(holds)
})

const at = (...value: string[]) => [{ property: 'urlPath', operator: 'is', value }]
const inBoth = (Default: string, pl: string) => ({ '@type': '@builder.io/core:LocalizedValue', Default, pl })

test.each([
  ['a field in each language', { url: inBoth('/about', '/pl/o-nas') }, [], { en: '/about', pl: '/o-nas' }],
  ['a field in one language', { url: '/about' }, [], { en: '/about' }],
  ['several addresses, the first of which counts', { url: ['/about', '/who', '/pl/o-nas'] }, [], { en: '/about', pl: '/o-nas' }],
  ['targets', {}, at('/about', '/pl/o-nas'), { en: '/about', pl: '/o-nas' }],
  ['a field that goes before the targets', { url: '/who' }, at('/about', '/pl/o-nas'), { en: '/who', pl: '/o-nas' }],
  ['the home page', {}, at('/', '/pl'), { en: '/', pl: '/' }],
  ['targets that are no one address', {}, [{ property: 'urlPath', operator: 'startsWith', value: '/sale' }], {}],
  ['another site', { url: 'https://elsewhere.example/about' }, [], {}],
  ['nonsense', { url: { path: '/about' } }, [], {}],
])('%s', (_what, data, query, addresses) => {
  expect(Object.fromEntries(addressesOf({ data, query }))).toEqual(addresses)
})

import { expect, test } from 'vitest'
import type { Targeting } from './content-entry.ts'
import { isMeantFor, readVisitor } from './targeting.ts'

test.each([
  ['is', '/a', '/a', true],
  ['is', ['/a', '/b'], '/b', true],
  ['is', '/a', '/ab', false],
  ['isNot', ['/a', '/b'], '/b', false],
  ['isNot', ['/a', '/b'], '/c', true],
  ['isNot', '/a', undefined, true],
  ['startsWith', '/women', '/women/tops', true],
  ['endsWith', '/tops', '/women/tops', true],
  ['contains', 'men', '/women', true],
  ['contains', 'men', undefined, false],
] as const)('%s %j with URL path %s: %s', (operator, value, urlPath, holds) => {
  const condition: Targeting = { '@type': '@builder.io/core:Query', property: 'urlPath', operator, value }
  expect(isMeantFor([condition], urlPath === undefined ? {} : { urlPath })).toBe(holds)
})

test('every condition has to match', () => {
  const condition = (property: string): Targeting => ({ '@type': '@builder.io/core:Query', property, operator: 'is', value: 'x' })
  expect(isMeantFor([condition('a'), condition('b')], { a: 'x', b: 'x' })).toBe(true)
  expect(isMeantFor([condition('a'), condition('b')], { a: 'x', b: 'y' })).toBe(false)
  expect(isMeantFor([], {})).toBe(true)
})

test.each([
  ['simple values', '{"device":"phone","visits":3,"isNew":true}', { device: 'phone', visits: '3', isNew: 'true' }],
  ['no objects', '{"device":"phone","odd":{"toString":1,"valueOf":1},"list":["a"],"none":null}', { device: 'phone' }],
  ['nothing of deep lists', `[${'['.repeat(4000)}${']'.repeat(4000)}]`, {}],
])('reads %s of a visitor', (_what, userAttributes, expected) => {
  expect(readVisitor(new URLSearchParams({ userAttributes }))).toEqual(expected)
})

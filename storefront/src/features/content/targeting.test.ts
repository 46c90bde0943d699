import { expect, test } from 'vitest'
import { isMeantFor } from './targeting.ts'

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

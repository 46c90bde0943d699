import { expect, test } from 'vitest'
import { httpUrl } from './http-url.ts'

test.each([['https://cdn.example/a.pdf', true], ['HTTP://cdn.example', true], ['javascript:alert(1)', false], ['/a.pdf', false], [null, false]])('a link to %s is allowed: %s', (url, isAllowed) => {
  expect(httpUrl(url) !== undefined).toBe(isAllowed)
})

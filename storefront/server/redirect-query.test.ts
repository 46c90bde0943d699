import { expect, test } from 'vitest'
import { withRequestQuery } from './redirect-query.ts'

test.each([
  ['/mat', '', '/mat'],
  ['/mat', 'utm_source=mail&utm_campaign=spring%20sale', '/mat?utm_source=mail&utm_campaign=spring%20sale'],
  ['/mat', 'tag=a&tag=b+c', '/mat?tag=a&tag=b+c'],
  ['/sale?color=49', 'utm_source=mail', '/sale?color=49&utm_source=mail'],
  ['/sale?color=49&color=50&size=3', 'color=51', '/sale?size=3&color=51'],
  ['/sale?col%6Fr=49', 'color=51', '/sale?color=51'],
  ['/mat#care', 'a=1', '/mat?a=1#care'],
  ['/mat?', 'a', '/mat?a'],
  ['/mat', '&&a=1&', '/mat?a=1'],
  ['/mat', 'a=\u00c5\u00bc<">#', '/mat?a=%C5%BC%3C%22%3E%23'],
  ['/mat', 'a=\u017c\ud800', '/mat?a=%C5%BC%EF%BF%BD'],
  ['/mat', 'a=%E0%A4%A', '/mat?a=%E0%A4%A'],
])('%s with the query %j is %s', (location, search, expected) => {
  expect(withRequestQuery(location, search)).toBe(expected)
})

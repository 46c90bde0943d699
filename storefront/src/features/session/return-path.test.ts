import { expect, test } from 'vitest'
import { loginPath, readReturnPath, returnPathOf, withReturnPath } from './return-path.ts'

const read = (path: string) => readReturnPath(`?redirect=${encodeURIComponent(path)}`)

test.each(['/dashboard/orders', '/pl/dashboard/orders/000000042?x=1#items', '/', '/search?q=kurtka%20%26%20pas', '/a//b'])(
  '[ROUTE-25] a login leads back to %s',
  (path) => expect(read(path)).toBe(path),
)

test.each([
  ['another site', 'https://evil.example/dashboard'],
  ['another site without a scheme', '//evil.example'],
  ['another site with a backslash, which browsers read as a slash', '/\\evil.example'],
  ['another site with a tab, which browsers ignore', '/\t/evil.example'],
  ['another site after a dot segment', '/.//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'dashboard'],
  ['an empty path', ''],
  ['an address of the gateway', '/api/graphql'],
  ['the login itself', '/login?redirect=%2Flogin'],
  ['the Polish registration', '/pl/register'],
])('[ROUTE-25] a login does not lead to %s', (_title, path) => expect(read(path)).toBeUndefined())

test('[ROUTE-25] a login without a return path has no target', () => expect(readReturnPath('')).toBeUndefined())

test('[ROUTE-25] the path of the login includes the return path', () => {
  const path = loginPath('pl', '/pl/dashboard/orders?x=1&y=2')
  expect(path).toMatch(/^\/pl\/login\?/)
  expect(readReturnPath(path.slice('/pl/login'.length))).toBe('/pl/dashboard/orders?x=1&y=2')
  expect(loginPath('en')).toBe('/login')
  expect(withReturnPath('/register', undefined)).toBe('/register')
})

test.each([
  ['/pl/dashboard/orders', '?x=1', '/pl/dashboard/orders?x=1'],
  ['/login', '?redirect=%2Fcheckout', '/checkout'],
  ['/pl/customer/account/createPassword', '?token=secret&email=ola@example.com', undefined],
])('[ROUTE-25] from %s%s a login leads back to %s', (pathname, search, target) => {
  expect(returnPathOf({ pathname, search })).toBe(target)
})

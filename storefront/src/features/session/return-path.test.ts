import { expect, test } from 'vitest'
import { loginPath, readReturnPath, returnPathOf, withReturnPath } from './return-path.ts'

const read = (wanted: string) => readReturnPath(`?redirect=${encodeURIComponent(wanted)}`)

test.each(['/dashboard/orders', '/pl/dashboard/orders/000000042?x=1#items', '/', '/search?q=kurtka%20%26%20pas', '/a//b'])(
  '[ROUTE-25] %s is where the visitor wanted to go',
  (wanted) => expect(read(wanted)).toBe(wanted),
)

test.each([
  ['another site', 'https://evil.example/dashboard'],
  ['another site in the scheme of this one', '//evil.example'],
  ['the same, as browsers mend it', '/\\evil.example'],
  ['the same, with what browsers leave out', '/\t/evil.example'],
  ['the same, further in', '/.//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a path without its slash', 'dashboard'],
  ['nothing', ''],
  ['an address of the gateway', '/api/graphql'],
  ['the login itself', '/login?redirect=%2Flogin'],
  ['the Polish registration', '/pl/register'],
])('[ROUTE-25] %s is not', (_what, wanted) => expect(read(wanted)).toBeUndefined())

test('[ROUTE-25] a login without a target has none', () => expect(readReturnPath('')).toBeUndefined())

test('[ROUTE-25] the way to the login takes the target along', () => {
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

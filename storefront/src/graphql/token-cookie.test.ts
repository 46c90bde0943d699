import { describe, expect, test } from 'vitest'
import { readTokenCookie, sessionCookies } from './token-cookie.ts'

const begin = (isSecure = true) => sessionCookies('jwt.of.ola', { isSecure, replaces: false })

describe('[AUTH-04] the cookies of a session last an hour, for the whole shop', () => {
  test('scripts can read the session cookie but not the token', () => {
    const [token, session] = begin()
    expect(token).toBe('magento_customerToken=jwt.of.ola; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure')
    expect(session).toMatch(/^magento_customerSession=[\w-]{22}; Path=\/; Max-Age=3600; SameSite=Lax; Secure$/)
  })

  test('without TLS, neither is Secure', () => {
    expect(begin(false).join()).not.toContain('Secure')
  })

  test('every login gets a new session cookie, even with the same token', () => {
    expect(begin()[1]).not.toBe(begin()[1])
  })

  test('an empty token removes both', () => {
    expect(sessionCookies('', { isSecure: true, replaces: false })).toEqual([
      'magento_customerToken=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      'magento_customerSession=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ])
  })
})

test.each(['jwt.of.ola', ''])('[AUTH-14] setting %j removes every earlier token, on any path', (token) => {
  const cookies = sessionCookies(token, { isSecure: true, replaces: true })
  expect(cookies).toHaveLength(5)
  for (const path of ['/api', '/api/', '/api/graphql']) {
    expect(cookies).toContain(`magento_customerToken=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax; Secure`)
  }
})

describe('[AUTH-14] the token that a browser sends', () => {
  test.each<[string, string, boolean, string | undefined]>([
    ['no cookie', '', false, undefined],
    ['other cookies', 'magento_cartId=abc; xmagento_customerToken=abc', false, undefined],
    ['one among others', 'a=b; magento_customerToken=jwt.of.ola; c=d', true, 'jwt.of.ola'],
    ['an encoded one', 'magento_customerToken=a%2Bb%3D', true, 'a+b='],
    ['an empty one', 'magento_customerToken=', true, undefined],
    ['two', 'magento_customerToken=jwt.of.eve; magento_customerToken=jwt.of.ola', true, undefined],
    ['the same one twice', 'magento_customerToken=jwt.of.ola; magento_customerToken=jwt.of.ola', true, undefined],
    ['one and an empty one', 'magento_customerToken=; magento_customerToken=jwt.of.ola', true, undefined],
    ['a broken one', 'magento_customerToken=%E0%A4%A', true, undefined],
    ['one that injects a header', 'magento_customerToken=a%0D%0Astore%3A%20pl', true, undefined],
    ['one that is not valid in a header', 'magento_customerToken=%C5%82', true, undefined],
  ])('%s', (_what, cookie, isPresent, token) => {
    expect(readTokenCookie(new Headers({ cookie }))).toEqual({ isPresent, token })
  })
})

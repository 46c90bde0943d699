import { describe, expect, test } from 'vitest'
import { cartCookie, expiredCartCookie, parseCartId } from './cart-cookie.ts'

describe('[CART-01] the cart id is kept in the cookie magento_cartId for one hour', () => {
  test('over http', () => {
    expect(cartCookie('abc', { secure: false })).toBe('magento_cartId=abc; Path=/; Max-Age=3600; SameSite=Lax')
  })

  test('over https it never leaves https', () => {
    expect(cartCookie('abc', { secure: true })).toBe('magento_cartId=abc; Path=/; Max-Age=3600; SameSite=Lax; Secure')
  })

  test('an id cannot add attributes of its own', () => {
    expect(cartCookie('a; Path=/x', { secure: false })).toContain('magento_cartId=a%3B%20Path%3D%2Fx; Path=/;')
  })

  test('letting go ends it at once', () => {
    expect(expiredCartCookie({ secure: false })).toBe('magento_cartId=; Path=/; Max-Age=0; SameSite=Lax')
  })

  test.each([
    ['alone', 'magento_cartId=abc', 'abc'],
    ['among others', 'a=1; magento_cartId=abc; b=2', 'abc'],
    ['not another cookie that ends alike', 'x_magento_cartId=abc', undefined],
    ['encoded', 'magento_cartId=a%3Bb', 'a;b'],
    ['empty', 'magento_cartId=', undefined],
    ['broken', 'magento_cartId=%E0%A4%A', undefined],
    ['none', '', undefined],
  ])('is read: %s', (_case, cookies, cartId) => {
    expect(parseCartId(cookies)).toBe(cartId)
  })
})

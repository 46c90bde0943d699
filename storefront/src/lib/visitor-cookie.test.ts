import { afterEach, describe, expect, test, vi } from 'vitest'
import { visitorCookie } from './visitor-cookie.ts'

const written: string[] = []

function openPage(cookies: string, protocol = 'http:') {
  written.length = 0
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('cookieStore', new EventTarget())
  vi.stubGlobal('document', {
    get cookie() {
      return cookies
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  return visitorCookie('magento_cartId', 3600)
}

afterEach(() => vi.unstubAllGlobals())

describe('[CART-01] the cart id is kept in the cookie magento_cartId for one hour', () => {
  test('over http', () => {
    openPage('').keep('abc')
    expect(written).toEqual(['magento_cartId=abc; Path=/; Max-Age=3600; SameSite=Lax'])
  })

  test('over https it never leaves https', () => {
    openPage('', 'https:').keep('abc')
    expect(written).toEqual(['magento_cartId=abc; Path=/; Max-Age=3600; SameSite=Lax; Secure'])
  })

  test('an id cannot add attributes of its own', () => {
    openPage('').keep('a; Path=/x')
    expect(written[0]).toContain('magento_cartId=a%3B%20Path%3D%2Fx; Path=/;')
  })

  test('letting go ends it at once', () => {
    openPage('magento_cartId=abc').remove()
    expect(written).toEqual(['magento_cartId=; Path=/; Max-Age=0; SameSite=Lax'])
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
    expect(openPage(cookies).read()).toBe(cartId)
  })
})

test('a page that Back brings from the memory of the browser looks again', () => {
  const page = new EventTarget()
  const cookie = openPage('')
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const seen = vi.fn<() => void>()
  const stop = cookie.onChange(seen)
  page.dispatchEvent(new Event('pageshow'))
  expect(seen).toHaveBeenCalledTimes(1)
  stop()
})

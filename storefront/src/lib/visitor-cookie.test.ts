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

  test('over https it is sent over https only', () => {
    openPage('', 'https:').keep('abc')
    expect(written).toEqual(['magento_cartId=abc; Path=/; Max-Age=3600; SameSite=Lax; Secure'])
  })

  test('an id cannot add attributes', () => {
    openPage('').keep('a; Path=/x')
    expect(written[0]).toContain('magento_cartId=a%3B%20Path%3D%2Fx; Path=/;')
  })

  test('removing it expires it at once', () => {
    openPage('magento_cartId=abc').remove()
    expect(written).toEqual(['magento_cartId=; Path=/; Max-Age=0; SameSite=Lax'])
  })

  test.each([
    ['a single cookie', 'magento_cartId=abc', 'abc'],
    ['among others', 'a=1; magento_cartId=abc; b=2', 'abc'],
    ['not a cookie whose name ends with its name', 'x_magento_cartId=abc', undefined],
    ['encoded', 'magento_cartId=a%3Bb', 'a;b'],
    ['empty', 'magento_cartId=', undefined],
    ['malformed', 'magento_cartId=%E0%A4%A', undefined],
    ['none', '', undefined],
  ])('is read: %s', (_case, cookies, cartId) => {
    expect(openPage(cookies).read()).toBe(cartId)
  })
})

test('[CART-02] a page that Back restores from the browser’s cache reads the cookie again', () => {
  const page = new EventTarget()
  const cookie = openPage('')
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const onChange = vi.fn<() => void>()
  const stop = cookie.onChange(onChange)
  page.dispatchEvent(new Event('pageshow'))
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

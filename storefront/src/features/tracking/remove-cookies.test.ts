import { afterEach, expect, test, vi } from 'vitest'
import { removeCookies } from './remove-cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('[TAG-02] removes the cookies of refused purposes on this host and its parent domains, and no others', () => {
  const written: string[] = []
  vi.stubGlobal('location', { hostname: 'www.shop.example' })
  vi.stubGlobal('document', {
    get cookie() {
      return 'consent=1; magento_cartId=abc; _ga=GA1.1; _ga_ABC=GS1; _gcl_au=1; builder.tests.home=b'
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  removeCookies(['analytics', 'personalization'])
  const everywhere = (name: string) => ['', '; Domain=www.shop.example', '; Domain=shop.example'].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`)
  expect(written).toEqual(['_ga', '_ga_ABC', 'builder.tests.home'].flatMap(everywhere))
})

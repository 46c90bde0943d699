import { afterEach, expect, test, vi } from 'vitest'
import { comparedProducts, setCompared } from './compared.ts'

const visitorHas = (cookie: string) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('cookieStore', new EventTarget())
}
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = (uid: string, ...products: string[]) => ({ uid, items: products.map((product) => ({ uid: '1', product: { uid: product } })) })

test('what is compared belongs to its list: of another that the cookie names it is unknown', () => {
  visitorHas('magento_compareListUid=mine')
  expect(comparedProducts()).toBeUndefined()
  setCompared(list('mine', 'MQ==', 'Mg=='))
  visitorHas('magento_compareListUid=mine')
  expect(comparedProducts()).toEqual(['MQ==', 'Mg=='])
  visitorHas('magento_compareListUid=other')
  expect(comparedProducts()).toBeUndefined()
})

test('without a list nothing is compared, and it is the same nothing each time', () => {
  visitorHas('')
  expect(comparedProducts()).toEqual([])
  expect(comparedProducts()).toBe(comparedProducts())
})

import { afterEach, expect, test, vi } from 'vitest'
import { comparedProducts, setCompared } from './compared.ts'

const setCookie = (cookie: string) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('cookieStore', new EventTarget())
}
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = (uid: string, ...products: string[]) => ({ uid, items: products.map((product) => ({ uid: '1', product: { uid: product } })) })

test('products belong to the list of the cookie: those of another list are unknown', () => {
  setCookie('magento_compareListUid=mine')
  expect(comparedProducts()).toBeUndefined()
  setCompared(list('mine', 'MQ==', 'Mg=='))
  setCookie('magento_compareListUid=mine')
  expect(comparedProducts()).toEqual(['MQ==', 'Mg=='])
  setCookie('magento_compareListUid=other')
  expect(comparedProducts()).toBeUndefined()
})

test('without a list the products are empty, and always the same array', () => {
  setCookie('')
  expect(comparedProducts()).toEqual([])
  expect(comparedProducts()).toBe(comparedProducts())
})

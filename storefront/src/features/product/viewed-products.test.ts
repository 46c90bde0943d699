import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { forgetViewed, forgetViewedPages, readViewed, readViewedPages, rememberViewed, rememberViewedPage } from './viewed-products.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', fakeStorage(stored))
})

describe('viewed products', () => {
  test('are the nine newest, without duplicates', () => {
    for (const sku of ['tee', 'cap', 'tee']) rememberViewed(sku)
    expect(readViewed()).toEqual(['tee', 'cap'])
    for (let number = 0; number < 12; number++) rememberViewed(`sku-${number}`)
    expect(readViewed()).toHaveLength(9)
    expect(readViewed()[0]).toBe('sku-11')
  })

  test('clearing the list removes its storage', () => {
    rememberViewed('tee')
    forgetViewed()
    expect(readViewed()).toEqual([])
    expect(stored.size).toBe(0)
  })

  test.each(['no JSON', '{}', '[1, null, "tee"]'])('ignores invalid storage: %s', (text) => {
    stored.set('recentlyViewed', text)
    expect(readViewed()).toEqual(text.includes('tee') ? ['tee'] : [])
  })

  test('are empty where storage is blocked', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    rememberViewed('tee')
    expect(readViewed()).toEqual([])
  })
})

describe('viewed pages', () => {
  /** A page that is open, with a heading and a picture. */
  function open(path: string, name: string | undefined, picture?: string): void {
    vi.stubGlobal('location', { pathname: path })
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector === 'h1' ? name && { textContent: name } : picture && { currentSrc: picture }),
    })
    rememberViewedPage()
  }

  test('are the eight newest with name and picture, without duplicates', () => {
    open('/tee', 'Tee', '/_next/image?url=tee')
    open('/cap', 'Cap')
    open('/tee', 'Tee', '/_next/image?url=tee')
    expect(readViewedPages()).toEqual([
      { name: 'Tee', path: '/tee', picture: '/_next/image?url=tee' },
      { name: 'Cap', path: '/cap', picture: '' },
    ])
    for (let number = 0; number < 12; number++) open(`/product-${number}`, 'Product')
    expect(readViewedPages()).toHaveLength(8)
  })

  test('leave out a page without a heading', () => {
    open('/tee', undefined)
    expect(readViewedPages()).toEqual([])
  })

  test('clearing the list removes its storage', () => {
    open('/tee', 'Tee')
    forgetViewedPages()
    expect(stored.size).toBe(0)
  })

  test.each(['no JSON', '["no JSON"]', '["{}"]', '[1, "null"]', '["{\\"name\\":\\"Tee\\",\\"path\\":\\"https://elsewhere.example\\",\\"picture\\":\\"\\"}"]'])(
    'ignores invalid storage: %s',
    (text) => {
      stored.set('recentlyViewedPages', text)
      expect(readViewedPages()).toEqual([])
    },
  )
})

import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { forgetViewedPages, readViewedPages, rememberViewedPage } from './viewed-pages.ts'

const kept = new Map<string, string>()

/** A page that is open, with a heading and a picture. */
function open(path: string, name: string | undefined, picture?: string): void {
  vi.stubGlobal('location', { pathname: path })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'h1' ? name && { textContent: name } : picture && { currentSrc: picture }),
  })
  rememberViewedPage()
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', fakeStorage(kept))
})

test('keeps the eight newest with name and picture, without duplicates', () => {
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

test('does not remember a page without a heading', () => {
  open('/tee', undefined)
  expect(readViewedPages()).toEqual([])
})

test('clearing the list removes its storage', () => {
  open('/tee', 'Tee')
  forgetViewedPages()
  expect(kept.size).toBe(0)
})

test.each(['no JSON', '["no JSON"]', '["{}"]', '[1, "null"]', '["{\\"name\\":\\"Tee\\",\\"path\\":\\"https://elsewhere.example\\",\\"picture\\":\\"\\"}"]'])(
  'ignores invalid storage: %s',
  (text) => {
    kept.set('recentlyViewedPages', text)
    expect(readViewedPages()).toEqual([])
  },
)

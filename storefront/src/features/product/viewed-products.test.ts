import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { forgetViewed, readViewed, rememberViewed } from './viewed-products.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', fakeStorage(kept))
})

test('keeps the nine newest, without duplicates', () => {
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
  expect(kept.size).toBe(0)
})

test.each(['no JSON', '{}', '[1, null, "tee"]'])('ignores invalid storage: %s', (text) => {
  kept.set('recentlyViewed', text)
  expect(readViewed()).toEqual(text.includes('tee') ? ['tee'] : [])
})

test('shows nothing where storage is blocked', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  rememberViewed('tee')
  expect(readViewed()).toEqual([])
})

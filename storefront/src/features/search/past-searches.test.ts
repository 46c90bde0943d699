import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { clearSearches, saveSearch, pastSearches } from './past-searches.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  startVisitor()
  vi.stubGlobal('localStorage', fakeStorage(stored))
  return () => vi.unstubAllGlobals()
})

test('[SEARCH-02] saves five searches for the next visit, the latest first, without duplicates', () => {
  for (const search of ['mata', 'czapka', 'Kurtka', 'plecak', 'buty', 'bluza', 'kurtka']) saveSearch(search)
  startVisitor()
  expect(pastSearches()).toEqual(['kurtka', 'bluza', 'buty', 'plecak', 'czapka'])
})

test('[SEARCH-02] clearing removes all searches', () => {
  saveSearch('mata')
  clearSearches()
  expect(pastSearches()).toEqual([])
  expect(stored.size).toBe(0)
})

test.each(['{', '{"a":1}', '[1,null,"mata"]'])('ignores invalid storage: %s', (text) => {
  stored.set('past-searches', text)
  expect(pastSearches()).toEqual(text.includes('mata') ? ['mata'] : [])
})

test('saves searches for this visit if storage is blocked', () => {
  const fail = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  saveSearch('mata')
  expect(pastSearches()).toEqual(['mata'])
  warn.mockRestore()
})

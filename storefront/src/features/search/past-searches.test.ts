import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { forgetSearches, keepSearch, pastSearches } from './past-searches.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  startVisitor()
  vi.stubGlobal('localStorage', fakeStorage(kept))
  return () => vi.unstubAllGlobals()
})

test('keeps five searches for the next visit, the latest first, without duplicates', () => {
  for (const search of ['mata', 'czapka', 'Kurtka', 'plecak', 'buty', 'bluza', 'kurtka']) keepSearch(search)
  startVisitor()
  expect(pastSearches()).toEqual(['kurtka', 'bluza', 'buty', 'plecak', 'czapka'])
})

test('cleared searches do not come back', () => {
  keepSearch('mata')
  forgetSearches()
  expect(pastSearches()).toEqual([])
  expect(kept.size).toBe(0)
})

test.each(['{', '{"a":1}', '[1,null,"mata"]'])('ignores invalid storage: %s', (text) => {
  kept.set('past-searches', text)
  expect(pastSearches()).toEqual(text.includes('mata') ? ['mata'] : [])
})

test('keeps searches for the visit where storage is blocked', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  keepSearch('mata')
  expect(pastSearches()).toEqual(['mata'])
  warn.mockRestore()
})

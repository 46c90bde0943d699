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

test('the latest comes first, each once, five at most, and the next visit knows them', () => {
  for (const search of ['mata', 'czapka', 'Kurtka', 'plecak', 'buty', 'bluza', 'kurtka']) keepSearch(search)
  startVisitor()
  expect(pastSearches()).toEqual(['kurtka', 'bluza', 'buty', 'plecak', 'czapka'])
})

test('they are forgotten for good', () => {
  keepSearch('mata')
  forgetSearches()
  expect(pastSearches()).toEqual([])
  expect(kept.size).toBe(0)
})

test.each(['{', '{"a":1}', '[1,null,"mata"]'])('what is kept as %s breaks nothing', (text) => {
  kept.set('past-searches', text)
  expect(pastSearches()).toEqual(text.includes('mata') ? ['mata'] : [])
})

test('a browser that keeps nothing remembers for the visit', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  keepSearch('mata')
  expect(pastSearches()).toEqual(['mata'])
  warn.mockRestore()
})

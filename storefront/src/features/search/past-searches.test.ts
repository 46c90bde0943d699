import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage(kept))
  return () => vi.unstubAllGlobals()
})

const opened = () => import('./past-searches.ts')

test('the latest comes first, each once, five at most, and the next visit knows them', async () => {
  const { keepSearch } = await opened()
  for (const search of ['mata', 'czapka', 'Kurtka', 'plecak', 'buty', 'bluza', 'kurtka']) keepSearch(search)
  vi.resetModules()
  expect((await opened()).pastSearches()).toEqual(['kurtka', 'bluza', 'buty', 'plecak', 'czapka'])
})

test('they are forgotten for good', async () => {
  const { keepSearch, forgetSearches, pastSearches } = await opened()
  keepSearch('mata')
  forgetSearches()
  expect(pastSearches()).toEqual([])
  expect(kept.size).toBe(0)
})

test.each(['{', '{"a":1}', '[1,null,"mata"]'])('what is kept as %s breaks nothing', async (text) => {
  kept.set('past-searches', text)
  expect((await opened()).pastSearches()).toEqual(text.includes('mata') ? ['mata'] : [])
})

test('a browser that keeps nothing remembers for the visit', async () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { keepSearch, pastSearches } = await opened()
  keepSearch('mata')
  expect(pastSearches()).toEqual(['mata'])
  warn.mockRestore()
})

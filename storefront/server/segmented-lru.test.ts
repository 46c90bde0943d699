import { expect, test } from 'vitest'
import { SegmentedLru } from './segmented-lru.ts'

/** Room for two new entries and six that were requested again. */
const cache = () => new SegmentedLru<{ readonly name: string }>({ maxBytes: 80, sizeOf: () => 10 })
const fill = (entries: SegmentedLru<{ readonly name: string }>, ...names: string[]) => {
  for (const name of names) entries.set(name, { name })
}
const cachedNames = (entries: SegmentedLru<{ readonly name: string }>) => [...entries.entries()].map(([key]) => key).sort()

test('a flood of entries requested once does not evict those requested again', () => {
  const entries = cache()
  fill(entries, 'home', 'women')
  entries.get('home')
  entries.get('women')
  fill(entries, ...Array.from({ length: 100 }, (_, index) => `junk ${index}`))
  expect(cachedNames(entries)).toEqual(['home', 'junk 98', 'junk 99', 'women'])
})

test('peeking at an entry does not count as a request', () => {
  const entries = cache()
  fill(entries, 'home')
  expect(entries.peek('home')).toEqual({ name: 'home' })
  fill(entries, 'a', 'b')
  expect(entries.peek('home')).toBeUndefined()
})

test('entries requested again return to the new segment in the order of their last use', () => {
  const entries = cache()
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const name of names) {
    fill(entries, name)
    entries.get(name)
  }
  expect(cachedNames(entries)).toEqual(names)
  expect(entries.bytes).toBe(70)
  fill(entries, 'x', 'y')
  expect(entries.peek('a')).toBeUndefined()
})

test('a newer value replaces the older one in either segment', () => {
  const entries = cache()
  fill(entries, 'home', 'women')
  entries.get('home')
  for (const key of ['home', 'women']) entries.set(key, { name: `new ${key}` })
  expect([entries.get('home'), entries.get('women'), entries.bytes]).toEqual([{ name: 'new home' }, { name: 'new women' }, 20])
  entries.delete('home')
  expect(cachedNames(entries)).toEqual(['women'])
})

import { expect, test } from 'vitest'
import { SegmentedLru } from './segmented-lru.ts'

/** Room for two entries that are new, and six that were asked for again. */
const cache = () => new SegmentedLru<{ readonly name: string }>({ maxBytes: 80, sizeOf: () => 10 })
const fill = (entries: SegmentedLru<{ readonly name: string }>, ...names: string[]) => {
  for (const name of names) entries.set(name, { name })
}
const kept = (entries: SegmentedLru<{ readonly name: string }>) => [...entries.entries()].map(([key]) => key).sort()

test('a flood of entries that are asked for once leaves those that were asked for again', () => {
  const entries = cache()
  fill(entries, 'home', 'women')
  entries.get('home')
  entries.get('women')
  fill(entries, ...Array.from({ length: 100 }, (_, index) => `junk ${index}`))
  expect(kept(entries)).toEqual(['home', 'junk 98', 'junk 99', 'women'])
})

test('looking at an entry is not asking for it', () => {
  const entries = cache()
  fill(entries, 'home')
  expect(entries.peek('home')).toEqual({ name: 'home' })
  fill(entries, 'a', 'b')
  expect(entries.peek('home')).toBeUndefined()
})

test('what was asked for again makes room in the order of its last use, as if it were new', () => {
  const entries = cache()
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const name of names) {
    fill(entries, name)
    entries.get(name)
  }
  expect(kept(entries)).toEqual(names)
  expect(entries.bytes).toBe(70)
  fill(entries, 'x', 'y')
  expect(entries.peek('a')).toBeUndefined()
})

test('a newer value takes the place of the older, in either part', () => {
  const entries = cache()
  fill(entries, 'home', 'women')
  entries.get('home')
  for (const key of ['home', 'women']) entries.set(key, { name: `new ${key}` })
  expect([entries.get('home'), entries.get('women'), entries.bytes]).toEqual([{ name: 'new home' }, { name: 'new women' }, 20])
  entries.delete('home')
  expect(kept(entries)).toEqual(['women'])
})

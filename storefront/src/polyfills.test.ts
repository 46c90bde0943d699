import { afterEach, expect, test, vi } from 'vitest'

const canParse = URL.canParse.bind(URL)
const groupBy = Map.groupBy.bind(Map)

afterEach(() => {
  Object.assign(URL, { canParse })
  Object.assign(Map, { groupBy })
})

test('browsers before 2024 get what they lack, which works like their successors’', async () => {
  Object.assign(URL, { canParse: undefined })
  Object.assign(Map, { groupBy: undefined })
  vi.resetModules()
  await import('./polyfills.ts')
  for (const [url, base] of [['/a', 'https://x.example'], ['/a', undefined], ['https://x.example', undefined], ['https://', undefined]] as const) {
    expect(URL.canParse(url, base)).toBe(canParse(url, base))
  }
  const parity = (item: number, index: number) => (item + index) % 2
  expect(Map.groupBy([1, 2, 4, 5], parity)).toEqual(groupBy([1, 2, 4, 5], parity))
})

import { afterEach, expect, test, vi } from 'vitest'
import { waitForPictures } from './wait-for-pictures.mjs'

afterEach(() => vi.unstubAllGlobals())

const backendWith = (...counts: number[]) => {
  const asked = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({ waiting: counts.shift() ?? 0 }))
  vi.stubGlobal('fetch', asked)
  return asked
}

test('the command waits until every picture is drawn, and shows how many are', async () => {
  const asked = backendWith(8, 5, 0)
  const remarks: string[] = []
  await waitForPictures('http://localhost:4000', (text) => void remarks.push(text), 1)
  expect(remarks).toEqual(['0 of 8', '3 of 8', '8 of 8'])
  expect(asked.mock.calls.map(([url]) => url)).toEqual(Array.from({ length: 3 }, () => 'http://localhost:4000/media/waiting'))
})

test('a later start does not wait', async () => {
  const asked = backendWith(0)
  const remarks: string[] = []
  await waitForPictures('http://localhost:4000', (text) => void remarks.push(text), 1)
  expect([remarks, asked.mock.calls.length]).toEqual([['nothing to draw'], 1])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureGate } from './picture-gate.ts'

const asked = vi.fn<typeof fetch>()
const address = (picture: string) => `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`
const BOTTLE = 'https://shop.example/media/bottle.webp'

beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a picture is waited for the first time only', async () => {
  const gate = pictureGate(['https://shop.example'])
  await gate(address(BOTTLE))
  expect(gate(address(BOTTLE))).toBeUndefined()
  expect(asked.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([[BOTTLE, 'HEAD']])
})

test('one that failed is waited for again', async () => {
  const gate = pictureGate(['https://shop.example'])
  asked.mockRejectedValueOnce(new TypeError('fetch failed'))
  await gate(address(BOTTLE))
  await gate(address(BOTTLE))
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each(['https://evil.example/x.webp', 'http://shop.example/x.webp', 'file:///etc/passwd', 'nonsense', ''])('%j, from elsewhere, is never asked for', (picture) => {
  expect(pictureGate(['https://shop.example'])(address(picture))).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})

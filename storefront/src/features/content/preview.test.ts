import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const enable = vi.fn<() => void>()
vi.mock('next/headers', () => ({ draftMode: async () => ({ enable }) }))

let start: (secret: string, address?: string) => Promise<number>
beforeEach(async () => {
  vi.resetModules()
  for (const [name, value] of Object.entries({ NEXT_PUBLIC_BUILDER_API_KEY: 'key', BUILDER_PREVIEW_SECRET: 'attic-key-of-the-hut', BUILDER_URL: 'https://content.example' })) vi.stubEnv(name, value)
  const { startPreview } = await import('./preview.ts')
  start = async (secret, address = '203.0.113.1') => (await startPreview(new Request(`https://shop.example/api/preview?secret=${secret}&path=/spring`, { headers: { 'x-forwarded-for': address } }))).status
})
afterEach(() => {
  vi.unstubAllEnvs()
  enable.mockClear()
})

test('an editor with the secret sees drafts, however often', async () => {
  for (let time = 0; time < 30; time += 1) expect(await start('attic-key-of-the-hut')).toBe(303)
  expect(enable).toHaveBeenCalledTimes(30)
})

test('the secret cannot be guessed: an address is refused after twenty wrong ones', async () => {
  const statuses = []
  for (let guess = 0; guess < 22; guess += 1) statuses.push(await start(`guess-${guess}`))
  expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429])
  expect(await start('attic-key-of-the-hut')).toBe(429)
  expect(await start('attic-key-of-the-hut', '203.0.113.2')).toBe(303)
  expect(enable).toHaveBeenCalledTimes(1)
})

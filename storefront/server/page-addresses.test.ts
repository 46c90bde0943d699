import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEEP_BRIEFLY_TAG } from '../src/lib/cache-tags.ts'
import { PageAddresses } from './page-addresses.ts'
import { addTags } from './page-tags.ts'
import { RenderQueue, RenderQueueFull } from './render-queue.ts'

let lookups: string[]
/** Next's responses: the query of the existing page, by the requested path and query. */
let known: Record<string, string>
let status: number
let tags: string[]
let addresses: PageAddresses
let rendering: RenderQueue

beforeEach(() => {
  lookups = []
  known = { '/women': '', '/women?p=2': 'p=2', '/women?p=99': '', '/women?size=3&color=49': 'size=3&color=49', '/kurtki męskie': '' }
  status = 200
  tags = []
  rendering = new RenderQueue({ concurrency: 1, waiting: 1 })
  addresses = new PageAddresses({ next, isFixedPage: (path) => path === '/en/cart' || path === '/en/dashboard/orders', queue: new RenderQueue({ concurrency: 2, waiting: 2 }), rendering })
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function next(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url!, 'http://shop.internal')
  const query = searchParams.get('query')
  const address = `/${searchParams.get('path')}${query && `?${query}`}`
  lookups.push(`${pathname} ${address}`)
  addTags(tags)
  response.writeHead(known[address] === undefined ? 404 : status).end(known[address])
}

test('an existing page resolves to itself', async () => {
  expect(await addresses.find('/en/women')).toBe('/en/women')
  expect(await addresses.find('/pl/kurtki%20m%C4%99skie')).toBe('/pl/kurtki%20m%C4%99skie')
  expect(lookups).toEqual(['/en/~address /women', '/pl/~address /kurtki męskie'])
})

test('an unknown path resolves to one "not found" page per language', async () => {
  expect(await addresses.find('/en/no-such-page')).toBe('/en/~not-found')
  expect(await addresses.find('/pl/no-such-page/~/p%3D2')).toBe('/pl/~not-found')
})

test('a listing resolves to the canonical listing with the same content', async () => {
  expect(await addresses.find('/en/women/~/p%3D2')).toBe('/en/women/~/p%3D2')
  expect(await addresses.find('/en/women/~/p%3D99')).toBe('/en/women')
  expect(await addresses.find('/en/women/~/size%3D3%26color%3D49')).toBe('/en/women/~/color%3D49%26size%3D3')
})

test('fixed pages and unknown account sections cause no lookup', async () => {
  for (const path of ['/en/cart', '/en/dashboard/orders', '/en/~unavailable', '/en/~not-found', '/en/dashboard/orders/~order']) expect(await addresses.find(path)).toBe(path)
  expect(await addresses.find('/pl/dashboard/made-up/1')).toBe('/pl/dashboard/~not-found')
  expect(lookups).toEqual([])
})

test('a lookup is cached for a minute and shared by simultaneous requests', async () => {
  await Promise.all([addresses.find('/en/soon'), addresses.find('/en/soon')])
  vi.advanceTimersByTime(59_000)
  expect(await addresses.find('/en/soon')).toBe('/en/~not-found')
  expect(lookups).toHaveLength(1)
  known['/soon'] = ''
  vi.advanceTimersByTime(2_000)
  expect(await addresses.find('/en/soon')).toBe('/en/soon')
})

test('invalidation discards lookups, including pending ones', async () => {
  await addresses.find('/en/later')
  known['/later'] = ''
  const pending = addresses.find('/en/soon')
  addresses.clear()
  expect(await addresses.find('/en/later')).toBe('/en/later')
  await pending
  known['/soon'] = ''
  expect(await addresses.find('/en/soon')).toBe('/en/soon')
})

test('a temporary "not found" is looked up each time', async () => {
  tags = [KEEP_BRIEFLY_TAG]
  await addresses.find('/en/soon')
  known['/soon'] = ''
  expect(await addresses.find('/en/soon')).toBe('/en/soon')
})

test('a failed lookup resolves to the page itself, whose render reports the failure', async () => {
  status = 500
  expect(await addresses.find('/en/women')).toBe('/en/women')
  status = 200
  await addresses.find('/en/women')
  expect(lookups).toHaveLength(2)
})

test('a listing that the render queue would refuse causes no lookup', async () => {
  const women = '/en/women/~/p%3D2'
  expect(await addresses.find(women)).toBe(women)
  const { promise: never } = Promise.withResolvers<void>()
  void rendering.run('page', () => never)
  void rendering.run('query', () => never)
  await expect(addresses.find('/en/women/~/p%3D99')).rejects.toThrow(RenderQueueFull)
  // Cached already, or a page, which replaces a waiting listing.
  expect(await addresses.find(women)).toBe(women)
  expect(await addresses.find('/en/women')).toBe('/en/women')
  expect(lookups).toEqual(['/en/~address /women?p=2', '/en/~address /women'])
})

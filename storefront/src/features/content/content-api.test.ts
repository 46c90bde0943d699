import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>

const SETTINGS = { NEXT_PUBLIC_BUILDER_API_KEY: 'public-key', BUILDER_URL: 'https://content.example/' }

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

/** Imports a new copy of the module with closed circuit breakers, so that tests are independent. */
async function service(answer: Answer) {
  const requests: URL[] = []
  vi.stubGlobal('outages', undefined)
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    requests.push(url)
    return answer(url, init)
  })
  return { requests, ...(await import('./content-api.ts')) }
}

const entries = (count: number) => ({ results: Array.from({ length: count }, (_, id) => ({ id: String(id) })) })

test('[CONTENT-01] [ENV-03] reads entries from version 3 of the content API with the public key, 30 at a time', async () => {
  const { requests, fetchEntries } = await service(() => Response.json(entries(1)))
  expect(await fetchEntries('page', { 'userAttributes.urlPath': '/pl/about', locale: 'pl' })).toEqual([{ id: '0' }])
  const [url] = requests
  expect(url!.origin + url!.pathname).toBe('https://content.example/api/v3/content/page')
  expect(Object.fromEntries(url!.searchParams)).toEqual({
    apiKey: 'public-key', limit: '30', cachebust: 'true', 'userAttributes.urlPath': '/pl/about', locale: 'pl',
  })
})

test('[CONTENT-01] reads a longer list page by page', async () => {
  const { requests, fetchAllEntries } = await service((url) => Response.json(entries(url.searchParams.get('offset') === '60' ? 5 : 30)))
  expect(await fetchAllEntries('page', {})).toHaveLength(65)
  expect(requests.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['0', '30', '60'])
})

test.each<[string, Answer, string]>([
  ['fails', () => new Response('', { status: 500 }), 'status 500'],
  ['responds with HTML', () => new Response('<h1>Hello</h1>'), 'not a list of entries'],
  ['breaks off its response', () => new Response('{"results":[{"id":'), 'not a list of entries'],
  ['responds with null', () => Response.json(null), 'not a list of entries'],
  ['responds without a list', () => Response.json({ results: {} }), 'not a list of entries'],
  ['never ends its response', () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) })), 'exceeds'],
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
])('[CONTENT-03] rejects when the service %s', async (_what, answer, reason) => {
  const { fetchEntries } = await service(answer)
  await expect(fetchEntries('page', {})).rejects.toThrow(reason)
})

test('[CONTENT-03] gives up after 1.5 seconds', async () => {
  const { fetchEntries } = await service(
    (_url, { signal }) => new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
  )
  const started = performance.now()
  await expect(fetchEntries('page', {})).rejects.toThrow('no answer within 1500 ms')
  expect(performance.now() - started).toBeLessThan(1800)
})

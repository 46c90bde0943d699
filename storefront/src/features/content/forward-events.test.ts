import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWN_PAGE } from '../../graphql/backend.fixture.ts'

const SETTINGS = { SITE_URL: OWN_PAGE.origin, NEXT_PUBLIC_BUILDER_API_KEY: 'public-key', BUILDER_URL: 'https://content.example' }
const SESSION = '0123456789abcdef0123456789abcdef'
const IMPRESSION = { type: 'impression', contentId: 'halny-home', variationId: 'layers', path: '/pl' }

const sent: { url: string; body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return new Response()
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function send(body: unknown, headers: Record<string, string> = OWN_PAGE): Promise<number> {
  const { forwardEvents } = await import('./forward-events.ts')
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await forwardEvents(new Request('https://shop.example/api/content-events', { method: 'POST', headers, body: text }))).status
}

test('[CONTENT-01] events are forwarded to the content service in its own format', async () => {
  expect(await send({ sessionId: SESSION, events: [IMPRESSION, { ...IMPRESSION, type: 'click', variationId: 'halny-home' }] })).toBe(202)
  const data = { contentId: 'halny-home', ownerId: 'public-key', sessionId: SESSION, userAttributes: { urlPath: '/pl' } }
  expect(sent).toEqual([{
    url: 'https://content.example/api/v1/track?apiKey=public-key',
    body: { events: [{ type: 'impression', data: { ...data, variationId: 'layers' } }, { type: 'click', data }] },
  }])
})

test.each([
  ['an empty body', '', 400],
  ['no events', { sessionId: SESSION, events: [] }, 400],
  ['an unknown event type', { sessionId: SESSION, events: [{ ...IMPRESSION, type: 'purchase' }] }, 400],
  ['an id with markup', { sessionId: SESSION, events: [{ ...IMPRESSION, contentId: '<b>' }] }, 400],
  ['a session id that the shop did not create', { sessionId: 'ola@example.com', events: [IMPRESSION] }, 400],
  ['more than 50 events', { sessionId: SESSION, events: Array.from({ length: 51 }, () => IMPRESSION) }, 400],
  ['a body over the limit', 'x'.repeat(20_000), 413],
])('[CONTENT-01] %s is not forwarded', async (_what, body, status) => {
  expect(await send(body)).toBe(status)
  expect(sent).toEqual([])
})

test('[CONTENT-03] a service that takes no events costs the page nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('outages', undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await send({ sessionId: SESSION, events: [IMPRESSION] })).toBe(202)
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  logged.mockRestore()
})

test('[CONTENT-01] events from another site are refused', async () => {
  expect(await send({ sessionId: SESSION, events: [IMPRESSION] }, { ...OWN_PAGE, origin: 'https://elsewhere.example' })).toBe(403)
  expect(sent).toEqual([])
})

test.each([
  ['address', () => '192.0.2.1'],
  ['network of IPv6', (call: number) => `2001:db8::${call}`],
])('[CONTENT-01] one %s cannot flood the service', async (_what, addressOf) => {
  const batch = { sessionId: SESSION, events: [IMPRESSION] }
  const statuses = []
  for (let call = 0; call < 121; call++) statuses.push(await send(batch, { ...OWN_PAGE, 'x-forwarded-for': addressOf(call) }))
  expect(statuses.filter((status) => status === 202)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  expect(await send(batch, { ...OWN_PAGE, 'x-forwarded-for': '192.0.2.2' })).toBe(202)
})

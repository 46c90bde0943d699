import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWN_PAGE } from '../../graphql/backend.fixture.ts'

const SERVICE = { SITE_URL: OWN_PAGE.origin, STOCK_ALERT_URL: 'https://bell.example/alerts', STOCK_ALERT_SECRET: 'bell-key', STORE_CODES: 'pl=polish' }
const BOT_CHECK = { NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'key', BOT_CHECK_SECRET: 'hidden', BOT_CHECK_URL: 'https://bots.example' }
const ALERT = { sku: 'HAL-L', email: ' agata@example.com ', locale: 'pl' }

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function open(settings: Readonly<Record<string, string>> = SERVICE) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { postStockAlert } = await import('./answer-stock-alert.ts')
  return async (alert: unknown, headers: Record<string, string> = {}) => {
    const body = typeof alert === 'string' ? alert : JSON.stringify(alert)
    const response = await postStockAlert(new Request('https://shop.example/api/stock-alert', { method: 'POST', headers: { ...OWN_PAGE, ...headers }, body }))
    return response.status === 200 ? ((await response.json()) as object) : response.status
  }
}

test('[PDP-20] forwards product, store view and address to the service with its secret', async () => {
  const send = await open()
  expect(await send(ALERT)).toEqual({ outcome: 'accepted' })
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('https://bell.example/alerts')
  expect(init).toMatchObject({ method: 'POST', redirect: 'error', signal: expect.any(AbortSignal), headers: { authorization: 'Bearer bell-key' } })
  expect(JSON.parse(String(init?.body))).toEqual({ sku: 'HAL-L', store: 'polish', email: 'agata@example.com' })
})

test.each([
  ['another site’s page', ALERT, { origin: 'https://evil.example' }, 403],
  ['a form', ALERT, { 'content-type': 'text/plain' }, 415],
  ['an unknown language', { ...ALERT, locale: 'xx' }, {}, 400],
  ['no address', { ...ALERT, email: 'agata' }, {}, 400],
  ['a long SKU', { ...ALERT, sku: 'x'.repeat(65) }, {}, 400],
  ['a long body', 'x'.repeat(40_000), {}, 413],
])('[PDP-20] %s never reaches the service', async (_what, alert, headers, status) => {
  const send = await open()
  expect(await send(alert, headers)).toBe(status)
  expect(fetched).not.toHaveBeenCalled()
})

test('[PDP-20] without a service there is no route', async () => {
  const send = await open({ SITE_URL: OWN_PAGE.origin })
  expect(await send(ALERT)).toBe(404)
})

test.each([[200, 'accepted'], [404, 'gone'], [409, 'in-stock'], [422, 'email-wrong'], [429, 'too-many'], [500, 'unreachable'], [401, 'unreachable']])(
  '[PDP-20] the service’s status %s is %s', async (status, outcome) => {
    fetched.mockImplementation(async () => new Response('agata@example.com', { status }))
    const send = await open()
    expect(await send(ALERT)).toEqual({ outcome })
    expect(vi.mocked(console.error).mock.calls.join()).not.toContain('agata')
  },
)

test('[PDP-20] a service that does not answer leaves the shopper the form, and counts no attempt', async () => {
  fetched.mockImplementation(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  const send = await open()
  for (let attempt = 0; attempt < 12; attempt++) expect(await send(ALERT)).toEqual({ outcome: 'unreachable' })
  expect(console.error).toHaveBeenCalledWith('The stock alert service takes no requests: no response within 5 seconds')
})

test('[PDP-20] an address can be entered ten times an hour', async () => {
  const send = await open()
  for (let attempt = 0; attempt < 10; attempt++) expect(await send({ ...ALERT, sku: `HAL-${attempt}` }, { 'x-forwarded-for': `203.0.113.${attempt}` })).toEqual({ outcome: 'accepted' })
  expect(await send(ALERT)).toEqual({ outcome: 'too-many', minutes: 60 })
  expect(fetched).toHaveBeenCalledTimes(10)
})

test('[PDP-20] [BOT-01] a visitor who fails the bot check is refused before the service', async () => {
  fetched.mockImplementation(async () => Response.json({ success: true, score: 0.1, action: 'stockAlert' }))
  const send = await open({ ...SERVICE, ...BOT_CHECK })
  expect(await send(ALERT, { 'x-recaptcha': 'a-token' })).toEqual({ outcome: 'botCheckFailed' })
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['https://bots.example/recaptcha/api/siteverify'])
  expect(String(fetched.mock.calls[0]![1]?.body)).toContain('response=a-token')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestStockAlert } from './request-stock-alert.ts'

vi.mock('../../graphql/bot-check/bot-tokens.ts', () => ({ createBotTokens: () => ({ create: async (action: string) => `token-of-${action}` }) }))

const ALERT = { sku: 'HAL-L', email: 'agata@example.com', locale: 'pl' } as const
const fetched = vi.fn<typeof fetch>()
const withBotCheck = (botCheck?: string) => vi.stubGlobal('document', { documentElement: { lang: 'pl', dataset: { ...(botCheck && { botCheck }) } } })
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ outcome: 'accepted' }))
  vi.stubGlobal('fetch', fetched)
  withBotCheck()
})
afterEach(() => vi.unstubAllGlobals())

test('[PDP-20] [BOT-01] sends the request with a token of the bot check, if the shop has one', async () => {
  expect(await requestStockAlert(ALERT)).toEqual({ outcome: 'accepted' })
  withBotCheck('https://bots.example key')
  await requestStockAlert(ALERT)
  expect(fetched.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body)), new Headers(init?.headers).get('x-recaptcha')]))
    .toEqual([['/api/stock-alert', ALERT, null], ['/api/stock-alert', ALERT, 'token-of-stockAlert']])
})

test.each([
  ['a shop that cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['a server error', async () => new Response(null, { status: 502 })],
])('[PDP-20] %s is a problem that the form shows', async (_what, answer) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  fetched.mockImplementation(answer)
  expect(await requestStockAlert(ALERT)).toEqual({ outcome: 'unreachable' })
  logged.mockRestore()
})

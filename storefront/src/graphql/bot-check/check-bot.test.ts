import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBotCheck } from './check-bot.ts'

const SETTINGS = { url: 'https://bot-check.example', siteKey: 'key', secret: 'hidden', minimumScore: 0.5, isOpenWhenDown: true }
const VISIT = { action: 'contactUs', token: 'a-token', address: '203.0.113.7' }

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (verdict: object) => fetched.mockImplementation(async () => Response.json(verdict))
const requests = () => fetched.mock.calls.map(([, init]) => Object.fromEntries(init?.body as URLSearchParams))

test.each([
  [{ success: true, score: 0.5, action: 'contactUs' }, 'passed'],
  [{ success: true, score: 0.49, action: 'contactUs' }, 'botCheckFailed'],
  [{ success: true, score: 0.9, action: 'generateCustomerToken' }, 'botCheckFailed'],
  [{ success: true, action: 'contactUs' }, 'botCheckFailed'],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'botCheckFailed'],
  [{ success: false, 'error-codes': ['browser-error'] }, 'botCheckFailed'],
  [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'passed'],
])('[BOT-01] %j is %s', async (verdict, outcome) => {
  answer(verdict)
  expect(await createBotCheck(SETTINGS)(VISIT)).toBe(outcome)
  expect(requests()).toEqual([{ secret: 'hidden', response: 'a-token', remoteip: '203.0.113.7' }])
})

test.each([
  ['a shop without a bot check', undefined, VISIT],
  ['a shop without a secret', { ...SETTINGS, secret: undefined }, VISIT],
  ['an operation that needs no token', SETTINGS, { ...VISIT, action: 'placeOrder' }],
])('%s verifies no token', async (_what, settings, visit) => {
  expect(await createBotCheck(settings)(visit)).toBe('notVerified')
  expect(fetched).not.toHaveBeenCalled()
})

test('[BOT-01] simultaneous requests without a token cause one request to the service', async () => {
  answer({ success: false, 'error-codes': ['missing-input-response'] })
  const check = createBotCheck(SETTINGS)
  const outcomes = await Promise.all(['', '', 'x'.repeat(9000)].map((token) => check({ ...VISIT, token })))
  expect(outcomes).toEqual(Array(3).fill('botCheckFailed'))
  expect(requests()).toEqual([{ secret: 'hidden', response: '' }])
})

test('[BOT-01] a request without a token fails even if the service accepts an empty token', async () => {
  answer({ success: true, score: 0.9, action: '' })
  expect(await createBotCheck(SETTINGS)({ ...VISIT, token: '' })).toBe('botCheckFailed')
})

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ['is too slow', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'no response within 3 seconds'],
  ['breaks off its response', async () => new Response(new ReadableStream({ pull: (controller) => controller.error(new DOMException('late', 'TimeoutError')) })), 'no response within 3 seconds'],
  ['fails', async () => new Response('oops', { status: 500 }), 'status 500'],
  ['answers with HTML', async () => new Response('<html>'), 'JSON'],
])('[BOT-01] a service that %s counts as down, which is logged once a minute', async (_what, reply, why) => {
  fetched.mockImplementation(reply)
  let time = 0
  const check = createBotCheck(SETTINGS, () => time)
  const strict = createBotCheck({ ...SETTINGS, isOpenWhenDown: false }, () => time)
  expect([await check(VISIT), await check({ ...VISIT, token: '' })]).toEqual(['passed', 'passed'])
  expect(await strict(VISIT)).toBe('botCheckDown')
  expect(console.error).toHaveBeenCalledTimes(2)
  expect(vi.mocked(console.error).mock.calls.flat().every((line) => line.includes(why))).toBe(true)
  time = 60_000
  await check(VISIT)
  expect(console.error).toHaveBeenCalledTimes(3)
})

test('[BOT-01] waits three seconds for the service', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  answer({ success: true })
  await createBotCheck(SETTINGS)(VISIT)
  expect(timeout).toHaveBeenCalledWith(3000)
  expect(fetched.mock.calls[0]![1]?.signal).toBe(timeout.mock.results[0]!.value)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, shop } from '../shop-server.fixture.ts'

const lines: unknown[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line))
})
afterEach(() => vi.useRealTimers())

async function reporter() {
  const ask = await shop(page, { trustedProxies: 1 })
  return (blockedURL: string, address = '198.51.100.1') =>
    ask('/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': address },
      body: JSON.stringify([{ type: 'csp-violation', url: 'https://shop.example/find-order?token=secret', body: { effectiveDirective: 'img-src', blockedURL } }]),
    })
}

test('each kind of violation is logged once a minute, without paths and queries', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const report = await reporter()
  expect((await report('https://evil.example/a?token=secret')).status).toBe(204)
  await report('https://evil.example/b')
  await report('https://other.example/')
  expect(lines).toEqual(['Content-Security-Policy refused img-src from https://evil.example', 'Content-Security-Policy refused img-src from https://other.example'])
  vi.advanceTimersByTime(60_001)
  await report('https://evil.example/c')
  expect(lines).toHaveLength(3)
})

test('invented kinds do not flood the log', async () => {
  const report = await reporter()
  for (let host = 0; host < 60; host++) await report(`https://${host}.example/`, `198.51.100.${host}`)
  expect(lines).toHaveLength(51)
  expect(lines.at(-1)).toBe('Content-Security-Policy refused others')
})

test('the number of reports from one address is limited', async () => {
  const report = await reporter()
  const answers = []
  for (let count = 0; count < 61; count++) answers.push((await report('https://evil.example/')).status)
  expect(answers.slice(-2)).toEqual([204, 429])
  expect((await report('https://evil.example/', '198.51.100.2')).status).toBe(204)
})

test.each([
  ['another method', { method: 'GET' }, 405],
  ['no report', { method: 'POST', body: '{"csp-report":' }, 400],
  ['too long a report', { method: 'POST', body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }) }, 400],
])('%s is refused', async (_name, question, status) => {
  expect((await (await shop(page))('/api/csp-reports', question)).status).toBe(status)
  expect(lines).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, shop } from '../shop-server.fixture.ts'
import { violationKinds } from './policy-reports.ts'

const lines: unknown[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line))
})
afterEach(() => vi.useRealTimers())

async function reporter() {
  const send = await shop(page, { trustedProxies: 1 })
  return (blockedURL: string, address = '198.51.100.1') =>
    send('/api/csp-reports', {
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

const listed = (blockedURL: unknown, effectiveDirective: unknown = 'script-src-elem') => JSON.stringify([{ type: 'csp-violation', url: 'https://shop.example/?token=t', body: { effectiveDirective, blockedURL } }])
const single = (report: object) => JSON.stringify({ 'csp-report': { 'document-uri': 'https://shop.example/?token=t', ...report } })

test.each([
  ['a list', listed('https://evil.example/a.js?key=k'), 'script-src-elem from https://evil.example'],
  ['one report', single({ 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/p.gif?key=k' }), 'img-src from https://evil.example'],
  ['an older one', single({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' }), 'img-src from data'],
  ['an inline script', listed('inline'), 'script-src-elem from inline'],
  ['a string for a sink', listed('trusted-types-sink', 'require-trusted-types-for'), 'require-trusted-types-for from trusted-types-sink'],
  ['an extension', listed('chrome-extension://abc/a.js'), 'script-src-elem from chrome-extension:'],
  ['lines for the log', listed('in\nline', 'script\n2026 all is well'), 'something from something'],
  ['nothing at all', JSON.stringify([{ body: {} }]), 'undefined from undefined'],
])('%s is described by its directive and host only', (_name, text, kind) => {
  expect(violationKinds(text)).toEqual([kind])
})

test('removes duplicate kinds and truncates a long list', () => {
  const body = (index: number) => ({ body: { effectiveDirective: 'img-src', blockedURL: `https://${index}.example/` } })
  expect(violationKinds(JSON.stringify([body(1), body(1)]))).toHaveLength(1)
  expect(violationKinds(JSON.stringify(Array.from({ length: 100 }, (_, index) => body(index))))).toHaveLength(20)
})

test.each(['', '{', 'null', '{}', '[null]', '[{}]', '1'])('%j is no report', (text) => {
  expect(violationKinds(text)).toBeUndefined()
})

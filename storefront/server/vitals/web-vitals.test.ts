import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Measures, setMeasures } from '../../src/monitoring/measures.ts'
import { page, shop } from '../shop-server.fixture.ts'
import { readReport } from './web-vitals.ts'

let seen: unknown[] = []
beforeEach(() => {
  seen = []
  setMeasures({ webVital: (...vital) => void seen.push(vital), throttled: () => {} } satisfies Partial<Measures> as unknown as Measures)
})
afterEach(() => setMeasures(undefined))

const ORIGIN = 'http://localhost:3000'
const REPORT = JSON.stringify({ page: 'product', values: { LCP: 1234, INP: 80, CLS: 0.02, TTFB: 95 } })

async function reporter() {
  const send = await shop(page, { trustedProxies: 1 })
  return async (body = REPORT, headers: Record<string, string> = {}, method = 'POST') =>
    (await send('/api/vitals', { method, body, headers: { host: 'localhost:3000', origin: ORIGIN, 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': '198.51.100.1', ...headers } })).status
}

test('[OPS-04] a visit is measured by the kind of its page, in seconds', async () => {
  expect(await (await reporter())()).toBe(204)
  expect(seen).toEqual([['LCP', 'product', 1.234], ['INP', 'product', 0.08], ['CLS', 'product', 0.02], ['TTFB', 'product', 0.095]])
})

test('[OPS-04] only the shop’s own pages report, and only by POST', async () => {
  const report = await reporter()
  expect([await report(REPORT, { origin: 'https://evil.example' }), await report('', {}, 'GET')]).toEqual([403, 405])
  expect(seen).toEqual([])
})

test('[OPS-04] one address reports a limited number', async () => {
  const report = await reporter()
  const answers = []
  for (let count = 0; count < 301; count++) answers.push(await report())
  expect(answers.slice(-2)).toEqual([204, 429])
  expect(await report(REPORT, { 'x-forwarded-for': '198.51.100.2' })).toBe(204)
})

test('[OPS-04] a shop that measures nothing takes no reports', async () => {
  setMeasures(undefined)
  expect(await (await reporter())()).toBe(404)
})

test.each([
  ['no JSON', '{"page":'],
  ['null', 'null'],
  ['another kind of page', '{"page":"/order/000000012","values":{"LCP":1}}'],
  ['another name', '{"page":"home","values":{"LCP":1,"email":2}}'],
  ['an inherited name', '{"page":"home","values":{"toString":1}}'],
  ['a text for a number', '{"page":"home","values":{"LCP":"1"}}'],
  ['a negative time', '{"page":"home","values":{"LCP":-1}}'],
  ['three minutes', '{"page":"home","values":{"LCP":180000}}'],
  ['no values', '{"page":"home","values":{}}'],
  ['a list', '{"page":"home","values":[1]}'],
])('[OPS-04] %s is no report', (_what, text) => {
  expect(readReport(text)).toBeUndefined()
})

test('[OPS-04] nor is a long text', async () => {
  expect(await (await reporter())(REPORT.replace('{', `{${' '.repeat(600)}`))).toBe(400)
})

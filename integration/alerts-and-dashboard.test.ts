import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMetrics } from '../storefront/server/metrics/start-metrics.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')
const RULES = join(DEPLOY, 'prometheus/kram.rules.yml')
const rules = readFileSync(RULES, 'utf8')
const dashboard = readFileSync(join(DEPLOY, 'grafana/kram.json'), 'utf8')
const guide = readFileSync(join(import.meta.dirname, '../docs/monitoring.md'), 'utf8')
const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)

/** The parts of a histogram are not listed by its name. */
const family = (metric: string): string => metric.replace(/_(?:bucket|count|sum)$/, '')
const namedIn = (text: string): string[] => [...new Set([...text.matchAll(/\b(?:kram|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => family(name)))].toSorted()
const expressions = (text: string): string => [...text.matchAll(/"(?:expr|query|definition)": "((?:[^"\\]|\\.)*)"/g)].map(([, expression = '']) => expression).join('\n')

let exported: readonly string[]
let server: Awaited<ReturnType<typeof startMetrics>>

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  server = await startMetrics({ port: 0, host: '127.0.0.1' }, { pages: { size: 0, bytes: 0 }, renders: { running: 0, waiting: 0 }, connections: () => 0, build: { id: 'b', version: '1' } })
  const text = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text()
  exported = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

test.each([
  ['alerts', rules],
  ['tests of alerts', readFileSync(join(DEPLOY, 'prometheus/kram.rules.test.yml'), 'utf8')],
  ['dashboard', expressions(dashboard)],
])('[OPS-05] every metric that the %s read is one that a shop exports', (_what, text) => {
  expect(namedIn(text.replaceAll(/runbook: .*|summary: .*/g, ''))).not.toEqual([])
  expect(namedIn(text).filter((name) => !exported.includes(name))).toEqual([])
})

test('[OPS-05] every metric of the shop is on the dashboard and in the guide', () => {
  const own = exported.filter((name) => name.startsWith('kram_'))
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter((name) => !namedIn(expressions(dashboard)).includes(name))).toEqual([])
  expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('[OPS-05] every alert leads to a part of the guide', () => {
  const runbooks = [...rules.matchAll(/runbook: docs\/monitoring\.md#(\w+)/g)].map(([, anchor = '']) => anchor)
  expect(runbooks).toEqual(alerts.map((name) => name.toLowerCase()))
  expect(alerts.filter((name) => !guide.includes(`\n### ${name}\n`))).toEqual([])
})

const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'].find((path) => existsSync(path))

test.skipIf(!PROMTOOL)('[OPS-05] Prometheus accepts the rules, and each alert fires when it should (needs promtool, of the package prometheus)', () => {
  const run = (...args: string[]): string => execFileSync(PROMTOOL!, args, { encoding: 'utf8', stdio: 'pipe' })
  expect(run('check', 'rules', RULES)).toContain(`SUCCESS: ${alerts.length} rules found`)
  expect(run('test', 'rules', RULES.replace('.yml', '.test.yml'))).toContain('SUCCESS')
  expect(run('check', 'config', join(DEPLOY, 'prometheus/prometheus.yml'))).toContain('SUCCESS')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portsAt, urlAt } from './ports.ts'
import { ShopApi } from './shop-api.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('monitoring'), expectedErrors: [/50[234]|Failed to fetch|Failed to load resource|could not be (?:added|created)/], consent: 'undecided', knownHosts: [`http://localhost:${portsAt('monitoring').backend}`] })

const PORTS = portsAt('monitoring')
/** This shop has no proxy in front of its backend. */
const METRICS = `http://localhost:${PORTS.proxy}/metrics`
const ID = /[a-z2-9]{4}(?:-[a-z2-9]{4}){2}/
let dataFolder: string
let running: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-monitoring-'))
  running = await startShop(PORTS, dataFolder, { METRICS_PORT: String(PORTS.proxy), LOG_FORMAT: 'json' })
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

const metrics = async (): Promise<string> => (await fetch(METRICS)).text()

interface LogLine {
  readonly requestId?: string
  readonly operation?: string
  readonly message: string
}
const linesOf = (id: string): LogLine[] =>
  running.shopProcess.output().split('\n').filter((line) => line.includes(id)).map((line) => JSON.parse(line) as LogLine)

test('[OPS-02] [OPS-04] a visit is counted: its pages, operations and calls, and its speed once the visitor agrees', async ({ page, context, request, t }) => {
  expect(await (await request.get('/health/ready')).json()).toEqual({ status: 'ready', checks: { build: 'ok', backend: 'ok' } })
  await new ShopApi('en', running.url).addToGuestCart(context, 'siklawa-bottle')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible()
  const before = await metrics()
  expect(before).toMatch(/kram_page_responses_total\{cache="miss"\} [1-9]/)
  expect(before).toMatch(/kram_gateway_operations_total\{operation="\w*Cart\w*",outcome="success"\} [1-9]/)
  expect(before).toMatch(/kram_backend_seconds_count\{operation="\w+",caller="page"\} [1-9]/)
  expect(before).toMatch(/kram_backend_seconds_count\{operation="\w+",caller="gateway"\} [1-9]/)
  expect(before).toMatch(/kram_page_cache_pages [1-9]/)
  expect(before).not.toContain('kram_web_vital_seconds_count')

  await page.mouse.move(10, 10)
  const banner = page.getByRole('region', { name: t('cookieBanner.label') })
  await page.reload()
  await page.mouse.move(20, 20)
  await banner.getByRole('button', { name: t('cookieBanner.all') }).click()
  expect(await metrics()).not.toContain('kram_web_vital_seconds_count')
  await expect(async () => {
    await page.reload()
    expect(await metrics()).toMatch(/kram_web_vital_seconds_count\{name="LCP",page="cart",build="[^"]+"\} [1-9]/)
  }).toPass()
})

test('[OPS-03] in an outage, the page and the message name what the log has', { tag: '@polish' }, async ({ page, request, t }) => {
  await page.goto('/siklawa-bottle')
  const add = page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first()
  await expect(add).toBeEnabled()
  await running.backendProcess.end('SIGKILL')

  await add.click()
  const message = page.getByRole('alert').filter({ hasText: ID })
  await expect(message).toContainText(t('toast-messages.reference', { id: '' }).trim(), { timeout: 20_000 })
  const [failed = ''] = ID.exec(await message.innerText()) ?? []
  expect(linesOf(failed)).toEqual([expect.objectContaining({ requestId: failed, level: 'error', operation: expect.any(String), status: 502 })])

  test.slow()
  const missing = await page.goto('/rysy-28-pack')
  expect(missing?.status()).toBe(503)
  const id = missing?.headers()['x-request-id'] ?? ''
  await expect(page.getByRole('main')).toContainText(t('toast-messages.reference', { id }))
  // A line that equals one of the last half minute is counted, and written at its end.
  await expect.poll(() => linesOf(id).length, { timeout: 40_000 }).toBeGreaterThan(0)

  const ready = await request.get('/health/ready')
  expect([ready.status(), await ready.json()]).toEqual([200, { status: 'degraded', checks: { build: 'ok', backend: 'failed' } }])
  expect(await metrics()).toMatch(/kram_page_responses_total\{cache="refused"\} [1-9]/)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ShopApi } from './shop-api.ts'
import { type Shop, startBackend, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => isMobile, 'what the server does is the same for all')
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: 'http://localhost:3101', expectedErrors: [/50[234]|Failed to fetch|Failed to load resource/] })

const PORTS = { shop: 3101, backend: 4101 }
let dataFolder: string
let running: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-bad-days-'))
  running = await startShop(PORTS, dataFolder)
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

test('when the backend goes, visited pages stay, others say so with status 503, and the cart recovers by itself', async ({ page, context, request, t }) => {
  await new ShopApi('en', running.url).addToGuestCart(context, 'siklawa-bottle')
  await request.get('/women')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible()

  await running.backendProcess.end('SIGKILL')
  expect((await request.get('/women')).status(), 'a visited page').toBe(200)

  const missing = await page.goto('/rysy-28-pack')
  expect(missing?.status(), 'a page that nobody has visited').toBe(503)
  await expect(page.getByRole('main')).toContainText(t('errorPage.fetchFailed'))
  await expect(page).toHaveTitle(new RegExp(t('errorPage.fetchFailed')))

  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(t('cart.unreachable.title'))

  const backend = await startBackend(PORTS.backend, dataFolder)
  await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible({ timeout: 20_000 })
  expect((await request.get('/rysy-28-pack')).status(), 'the same page, after the outage').toBe(200)
  await backend.end()
})

test('an outage is logged with the name of the operation that failed', async () => {
  expect(running.shopProcess.output()).toMatch(/ResolvePath: the backend cannot be reached/)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { portsAt, urlAt } from './ports.ts'
import { type RunningProcess, startBackend, startStorefront } from './start-shop.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const PLACE = 'installed shop'
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(PLACE), serviceWorkers: 'allow', expectedErrors: [/Failed to (load|fetch)|ERR_CONNECTION/] })

const ports = portsAt(PLACE)
let dataFolder: string
let backend: RunningProcess
let storefront: RunningProcess

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-installed-'))
  backend = await startBackend(ports.backend, dataFolder, urlAt(PLACE))
})
test.beforeEach(async () => {
  storefront = await startStorefront(ports)
})
test.afterEach(async ({ page }) => {
  // A page that loses its files while loading logs errors.
  await page.close()
  await storefront.end()
})
test.afterAll(async () => {
  await backend.end()
  rmSync(dataFolder, { recursive: true })
})

/** The worker's cached URLs and the number of registered workers. */
const workerState = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { workers: (await navigator.serviceWorker.getRegistrations()).length, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })

const untilInstalled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

inBothLanguages((language) => {
  const FLEECE = { en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }[language]
  const WOMEN = { en: '/women', pl: '/kobiety' }[language]

  test('[PWA-01] a browser gets everything that it needs to install the shop', { tag: '@polish' }, async ({ page, path, t, request }) => {
    await page.goto(path('/'))
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = await (await request.get(address!)).json()
    expect(manifest).toMatchObject({
      name: 'Halny', short_name: 'Halny', lang: language, id: '/', start_url: path('/'), scope: '/', display: 'standalone', description: expect.stringMatching(/\S/),
    })
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color)
    const icons = manifest.icons as { src: string; sizes: string; purpose: string }[]
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (source) => {
        const image = Object.assign(new Image(), { src: source })
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size).toBe(sizes)
    }
    expect(t('offline.title')).not.toBe('offline.title')
  })

  test('[PWA-01] an offline visitor sees recently viewed products without prices, and continues once online', { tag: '@polish' }, async ({ page, path, t }) => {
    await page.goto(path(FLEECE))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await untilInstalled(page)
    const { paths } = await workerState(page)
    expect(paths.filter((each) => !each.startsWith('/_next/static/')).toSorted()).toEqual(['/offline', '/pl/offline'])

    await storefront.end()
    await page.goto(path(WOMEN), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: t('offline.title') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '+48 28 264 17 35' }), 'a telephone works without the internet').toBeVisible()
    await expect(page).toHaveTitle(new RegExp(t('offline.title')))
    const seen = page.getByRole('region', { name: t('offline.seen') })
    await expect(seen.getByRole('link')).toHaveText([name])
    await expect(seen.getByRole('link')).toHaveAttribute('href', path(FLEECE))
    await expect(page.locator('main')).not.toContainText(/PLN|zł|\d,\d\d|\d\.\d\d/)
    expect(await violations(page)).toEqual([])

    storefront = await startStorefront(ports)
    await page.getByRole('button', { name: t('offline.reload') }).click()
    await expect(page.getByRole('heading', { level: 1, name: { en: 'Women', pl: 'Kobiety' }[language] })).toBeVisible()
    await expect(page).toHaveURL(path(WOMEN))
  })
})

test('[PWA-01] [ENV-04] one setting disables it and removes an installed worker with its caches', async ({ page }) => {
  await page.goto('/')
  await untilInstalled(page)
  expect((await workerState(page)).workers).toBe(1)

  await storefront.end()
  storefront = await startStorefront(ports, { PWA_DISABLED: '1' })
  await page.goto('/women')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
  await expect.poll(() => workerState(page)).toEqual({ workers: 0, paths: [] })
  for (const locale of ['en', 'pl']) expect((await page.request.get(`/manifest/${locale}.webmanifest`)).status(), locale).toBe(404)
})

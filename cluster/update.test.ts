import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instanceLine } from '../storefront/server/edge/nginx.fixture.ts'
import { underLoad } from './load.ts'
import { openBrowser } from './open-browser.ts'
import { type Cluster, NEWER, openCluster, rollOver } from './open-cluster.ts'

const PATHS = ['/', '/women', '/giewont-grid-fleece']
let cluster: Cluster
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  cluster = await openCluster()
})
afterAll(async () => {
  await cluster?.close()
  await browser?.close()
})

test('[EDGE-06] a shopper on a page of the old build goes on in the new one, without a missing script', async () => {
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en' })).newPage()
  const broken: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => broken.push(error.message))
  await page.goto(cluster.url)
  await page.waitForFunction(() => '__next_f' in window)
  const oldScripts = await page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src || 'about:blank').pathname).filter((path) => path.startsWith('/_next/static/')))

  const { failed } = await underLoad(cluster.port, PATHS, () => rollOver(cluster, NEWER))
  expect(failed).toEqual([])

  await page.evaluate(() => void Object.assign(window, { isOldDocument: true }))
  await page.locator('a[href="/women"]').first().evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(`${cluster.url}/women`)
  // The router notices another build and loads the document.
  await page.waitForFunction(() => !('isOldDocument' in window))
  await page.getByRole('heading', { level: 1, name: 'Women' }).waitFor()
  const newScripts = await page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src || 'about:blank').pathname).filter((path) => path.startsWith('/_next/static/')))
  expect(newScripts).not.toEqual(oldScripts)
  for (const path of oldScripts) {
    for (const { port } of cluster.instances) expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 200])
  }
  expect(broken).toEqual([])
})

test('[EDGE-06] scripts of the new build load while only one instance has it', async () => {
  const [first, second] = cluster.instances
  await cluster.restart(first)
  await cluster.nginx.setInstances([instanceLine(second.port)])
  const html = await (await fetch(`http://localhost:${second.port}/women`)).text()
  const scripts = [...new Set(html.match(/\/_next\/static\/[^"'\\)\s]+/g))]
  expect(scripts.length).toBeGreaterThan(5)
  for (const path of scripts) expect([path, (await fetch(`http://localhost:${first.port}${path}`)).status]).toEqual([path, 200])
})

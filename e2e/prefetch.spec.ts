import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const PREFETCH_MARGIN = 200
const MAX_LINKS = 24

/** The paths that the page prefetches. */
function prefetchedBy(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** The paths of links in the main content that end within a distance below the window. */
const linksWithin = (page: Page, distance: number): Promise<string[]> =>
  page.evaluate((limit) => [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight + limit).map(({ pathname }) => pathname), distance)

test('links near the window are prefetched on idle, further ones once the visitor scrolls to them, and 24 at most', async ({ page }) => {
  const prefetched = prefetchedBy(page)
  await page.goto('/women')
  const cards = await page.locator('main .card-name a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  await expect.poll(() => prefetched, { timeout: 30_000 }).toContain(cards[0])
  const near = await linksWithin(page, PREFETCH_MARGIN)
  expect(prefetched.filter((path) => !near.includes(path)), 'beyond the margin').toEqual([])
  expect(prefetched, 'filters and other pages of the listing').not.toContain('/women')
  expect(prefetched).not.toContain(cards.at(-1))
  await page.locator('main .card').last().scrollIntoViewIfNeeded()
  await expect.poll(() => prefetched, { timeout: 30_000 }).toContain(cards.at(-1))
  expect(new Set(prefetched).size).toBeLessThanOrEqual(MAX_LINKS)
})

test('nothing is prefetched near the window for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const prefetched = prefetchedBy(page)
  const script = page.waitForResponse(async (response) => response.request().resourceType() === 'script' && (await response.text()).includes('saveData'))
  await page.goto('/women')
  await script
  await page.waitForLoadState('networkidle')
  expect(prefetched).toEqual([])
})

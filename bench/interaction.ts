import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import { launchOptions } from '../e2e/launch-options.ts'
import { BUDGETS, INTERACTION } from './budgets.ts'
import { withSlowPhone } from './slow-phone.ts'

interface Interaction {
  readonly path: string
  /** Prepares the page. */
  readonly before?: (page: Page) => Promise<void>
  /** What is tapped. */
  readonly target: (page: Page) => Locator
  /** Between two of them on the same page. */
  readonly after?: (page: Page) => Promise<void>
}

const addButton = (page: Page) => page.locator('.buy-box').getByRole('button', { name: 'Add to cart' })
const inSheet = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

async function fillCart(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}${BUDGETS.product!.path}`)
  await chooseVariant(page)
  await addButton(page).tap()
  await page.getByText('Added to cart').first().waitFor()
}

/** The first value of each option. */
async function chooseVariant(page: Page): Promise<void> {
  for (const group of await page.locator('.buy-box fieldset').all()) await group.locator('label').filter({ has: page.locator('input:enabled') }).first().tap()
}

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'open the menu': {
    path: BUDGETS.home!.path,
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    after: async (page) => {
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
    },
  },
  'choose a filter': {
    path: BUDGETS.listing!.path,
    before: (page) => page.getByRole('main').getByRole('button', { name: 'Filters' }).tap(),
    target: (page) => inSheet(page).locator('.filter-swatches a').nth(1),
  },
  'add to the cart': {
    path: BUDGETS.product!.path,
    before: chooseVariant,
    target: addButton,
    after: async (page) => {
      const toast = page.getByText('Added to cart').first()
      await toast.waitFor()
      await page.getByRole('button', { name: 'Close', exact: true }).last().click()
      await toast.waitFor({ state: 'detached' })
    },
  },
  'change a quantity': { path: BUDGETS.product!.path, target: (page) => page.locator('.buy-box .quantity button').last() },
  'leave a step of the checkout': {
    path: BUDGETS.cart!.path,
    before: async (page) => {
      await fillCart(page)
      await page.goto(new URL(BUDGETS.checkout!.path, page.url()).href)
    },
    target: (page) => page.locator('main form button[type="submit"]').first(),
  },
}

/** How long a mid-range phone takes to show what a shopper's taps do: Event Timing, as in the Interaction to Next Paint. */
export async function reportInteraction({ url }: { readonly url: string }): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  try {
    const rows = []
    for (const [name, interaction] of Object.entries(INTERACTIONS)) rows.push({ interaction: name, ...(await measure(browser, url, interaction)), limit: INTERACTION.limit })
    console.log(`\nInteractions on a phone (processor 4 times slower), ms to the next paint, of ${INTERACTION.runs}; load of this machine: ${loadavg()[0]!.toFixed(1)}`)
    console.table(rows)
    if (rows.some((row) => !(row['75th percentile'] <= INTERACTION.limit))) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, url: string, { path, before, target, after }: Interaction) {
  const durations = await withSlowPhone(
    browser,
    async ({ page }) => {
      await page.addInitScript(watch)
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
      await before?.(page)
      const all: number[] = []
      for (let run = 0; run < INTERACTION.runs; run += 1) {
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => void (window.longestEvent = 0))
        await tap(page, target(page))
        // Two frames: events are reported after the paint that follows them.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))))
        all.push(await page.evaluate(() => window.longestEvent ?? 0))
        await after?.(page)
      }
      return all.toSorted((one, other) => one - other)
    },
    false,
  )
  return { '75th percentile': durations[Math.ceil(durations.length * 0.75) - 1]!, longest: durations.at(-1)! }
}

/** Locator.tap() watches the touch with listeners of its own, whose time would count. */
async function tap(page: Page, target: Locator): Promise<void> {
  const [x, y, isHit] = await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return [x, y, element.contains(document.elementFromPoint(x, y))] as const
  })
  if (!isHit) throw new Error(`Something covers ${String(target)}`)
  await page.touchscreen.tap(x, y)
}

declare global {
  interface Window {
    /** Milliseconds; 0 if all were faster than a frame. */
    longestEvent?: number
  }
}

/** Runs in the page. */
function watch(): void {
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent ?? 0, entry.duration)
  }).observe(options)
}

import { type Browser, chromium } from '@playwright/test'
import { loadavg } from 'node:os'
import { launchOptions } from '../e2e/launch-options.ts'
import { BUDGETS, FIRST_BUTTON } from './budgets.ts'
import { median } from './median.ts'
import { startScriptlessServer } from './scriptless-server.ts'
import { withSlowPhone } from './slow-phone.ts'

interface Opening {
  /** Milliseconds until a click on the quantity's button changes the quantity; NaN without scripts. */
  readonly button: number
  /** Milliseconds until the largest paint. */
  readonly paint: number
  /** Everything that was transferred, kB. */
  readonly size: number
}

/** How long a slow phone takes until the product page is painted and its first button works, beside the same HTML without scripts. */
export async function reportFirstButton({ url }: { readonly url: string }): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const control = await startScriptlessServer(url)
  const { path } = BUDGETS.product!
  try {
    // The first visits generate the pictures and are not counted.
    await openPage(browser, `${url}${path}`)
    await openPage(browser, `${control.url}${path}`, false)
    const pages: Opening[] = []
    const controls: Opening[] = []
    for (let run = 0; run < FIRST_BUTTON.runs; run += 1) {
      pages.push(await openPage(browser, `${url}${path}`))
      controls.push(await openPage(browser, `${control.url}${path}`, false))
    }
    const middle = (openings: readonly Opening[], value: (opening: Opening) => number) => Math.round(median(openings.map(value)))
    const button = middle(pages, (page) => page.button)
    const paint = middle(pages, (page) => page.paint)
    console.log(`\nProduct page on a slow phone (1.6 Mbit/s, 150 ms, processor 4 times slower), median of ${FIRST_BUTTON.runs}; load of this machine: ${loadavg()[0]!.toFixed(1)}`)
    console.table([
      {
        'first button ms': button,
        limit: FIRST_BUTTON.button,
        'largest paint ms': paint,
        'its limit': FIRST_BUTTON.largestPaint,
        'without scripts ms': middle(controls, (page) => page.paint),
        kB: middle(pages, (page) => page.size),
        'without scripts kB': middle(controls, (page) => page.size),
      },
    ])
    if (button > FIRST_BUTTON.button || paint > FIRST_BUTTON.largestPaint) process.exitCode = 1
  } finally {
    control.stop()
    await browser.close()
  }
}

/** Opens a product page with an empty cache. */
function openPage(browser: Browser, url: string, hasScripts = true): Promise<Opening> {
  return withSlowPhone(browser, async ({ page, session }) => {
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction((isLive) => window.measured?.paint && (!isLive || window.measured.button), hasScripts)
    await page.waitForLoadState('networkidle')
    const { button = Number.NaN, paint } = (await page.evaluate(() => window.measured))!
    return { button, paint, size: bytes / 1000 }
  })
}

declare global {
  interface Window {
    measured?: { button?: number; paint: number }
  }
}

/** Runs in the page. React marks an element when it hydrates it; a click then shows when it acts. */
function watch(): void {
  const measured: NonNullable<Window['measured']> = (window.measured = { paint: 0 })
  new PerformanceObserver((list) => (measured.paint = list.getEntries().at(-1)!.startTime)).observe({ type: 'largest-contentful-paint', buffered: true })
  let isClicked = false
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('.buy-box .quantity button:last-of-type')
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
    if (!isClicked) button.click()
    isClicked = true
    // After React's own microtask.
    queueMicrotask(() => {
      if (button.closest('.quantity')!.querySelector('input')!.value === '1') return
      clearInterval(timer)
      measured.button = performance.now()
    })
  }, 10)
}

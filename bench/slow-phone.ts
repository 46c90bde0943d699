import type { Browser, CDPSession, Page } from '@playwright/test'

/** A mid-range phone on a slow line, as Lighthouse assumes it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const BITS_PER_SECOND = 1_600_000
const LATENCY_MS = 150
const TIMES_SLOWER = 4
/** The start of the browser's own processes is over, as on a phone whose browser is open. */
const REST_MS = 1000

interface SlowPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Opens an empty page of a first-time visitor with such a phone. @param line false for a processor as slow on a fast line */
export async function withSlowPhone<Result>(browser: Browser, measure: (slow: SlowPage) => Promise<Result>, line = true): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const throughput = BITS_PER_SECOND / 8
    if (line) await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, downloadThroughput: throughput, uploadThroughput: throughput / 2 })
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
    await page.evaluate((ms) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ms))), REST_MS)
    return await measure({ page, session })
  } finally {
    await context.close()
  }
}

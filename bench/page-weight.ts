import type { Browser, BrowserContext, Response } from '@playwright/test'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** In kB, 1 kB = 1000 bytes. */
export interface Weight {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

export interface PageWeight {
  readonly scripts: Weight
  readonly html: Weight
}

/**
 * Opens the page as a first-time visitor without interaction and measures the transferred bytes.
 * @param enter prepares the visitor's context, such as by a login
 */
export async function weighPage(browser: Browser, url: string, enter?: (context: BrowserContext) => Promise<void>): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await enter?.(context)
    // Pictures are not weighed here, and generating a page of them takes longer than everything else.
    await context.route('**/_next/image?*', (route) => route.abort())
    const page = await context.newPage()
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    const document = await page.goto(url, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(scripts.map((script) => script.body()))
    return { scripts: weigh(bodies), html: weigh([await document!.body()]) }
  } finally {
    await context.close()
  }
}

/** Each file is compressed separately, as it is sent. */
function weigh(files: readonly Buffer[]): Weight {
  const sum = (size: (file: Buffer) => number) => files.reduce((total, file) => total + size(file), 0) / 1000
  return {
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    // Computed only on access: it takes longer than everything else.
    get brotli() {
      return sum((file) => brotliCompressSync(file).length)
    },
  }
}

import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '../e2e/launch-options.ts'
import { BUDGETS, LIGHTHOUSE } from './budgets.ts'
import { median } from './median.ts'
import { startScriptlessServer } from './scriptless-server.ts'

const FOLDER = join(import.meta.dirname, 'lighthouse')
const PORT = 9333
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Result {
  /** Of 100, by category. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  /** Milliseconds. */
  readonly blocking: number
  readonly largestPaint: number
  readonly shift: number
}

/** Scores the shop and the same HTML without scripts on a mid-range phone, alternating on the same machine. */
export async function reportLighthouse({ url }: { readonly url: string }): Promise<void> {
  if (!existsSync(join(FOLDER, 'node_modules'))) execFileSync('npm', ['ci', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), `--remote-debugging-port=${PORT}`] })
  const control = await startScriptlessServer(url)
  try {
    const rows = []
    for (const name of LIGHTHOUSE.pages) rows.push(await compare(name, `${url}${BUDGETS[name]!.path}`, `${control.url}${BUDGETS[name]!.path}`))
    console.log(`\nLighthouse, mobile, median of ${LIGHTHOUSE.runs}, compared with the same HTML without scripts`)
    console.table(rows)
  } finally {
    control.stop()
    await browser.close()
  }
}

async function compare(name: string, pageUrl: string, controlUrl: string) {
  // The first visits generate the pictures and are not counted.
  await measure(pageUrl)
  await measure(controlUrl)
  const pages: Result[] = []
  const controls: Result[] = []
  for (let run = 0; run < LIGHTHOUSE.runs; run += 1) {
    pages.push(await measure(pageUrl))
    controls.push(await measure(controlUrl))
  }
  const middle = (results: readonly Result[], value: (result: Result) => number) => median(results.map(value))
  const score = (category: (typeof CATEGORIES)[number]) => middle(pages, ({ scores }) => scores[category])
  const best = middle(controls, ({ scores }) => scores.performance)
  const blocking = [middle(pages, (result) => result.blocking), middle(controls, (result) => result.blocking)] as const

  const isFast = score('performance') >= best - LIGHTHOUSE.performanceUnderControl && blocking[0] - blocking[1] <= LIGHTHOUSE.blockingOverControl
  const isRight = (['accessibility', 'best-practices', 'seo'] as const).every((category) => score(category) === 100)
  if (!isFast || !isRight) process.exitCode = 1
  return {
    page: name,
    performance: score('performance'),
    control: best,
    'blocking ms': Math.round(blocking[0]),
    'control ms': Math.round(blocking[1]),
    'largest paint ms': Math.round(middle(pages, (result) => result.largestPaint)),
    shift: Math.round(middle(pages, (result) => result.shift) * 1000) / 1000,
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
  }
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string; readonly numericValue?: number }>>
}

async function measure(url: string): Promise<Result> {
  const { default: lighthouse } = (await import(join(FOLDER, 'node_modules/lighthouse/core/index.js'))) as {
    default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
  }
  const report = (await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] }))?.lhr
  if (!report) throw new Error(`Lighthouse returned no report for ${url}`)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Result['scores'],
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
  }
}

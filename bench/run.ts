import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchOptions } from '../e2e/launch-options.ts'
import { portsAt } from '../e2e/ports.ts'
import { type Shop, startShop } from '../e2e/start-shop.ts'
import { BUDGETS, SHARE_OF_BARE_SERVER } from './budgets.ts'
import { backendOperations } from './backend-operations.ts'
import { reportBackendScale } from './backend-scale.ts'
import { weighEmptyPage } from './empty-page.ts'
import { reportFirstButton } from './first-button.ts'
import { reportHostile } from './hostile/report.ts'
import { reportInteraction } from './interaction.ts'
import { reportLighthouse } from './lighthouse.ts'
import { median } from './median.ts'
import { reportPageCacheMemory } from './page-cache-memory.ts'
import { weighPage } from './page-weight.ts'
import { requestsPerCpuSecond, startBareServer, type Target, untilIdle } from './requests-per-cpu-second.ts'
import { reportSearch } from './search/report.ts'
import { reportStorefrontScale } from './storefront-scale.ts'

const PAGE_REQUESTS = 60_000
const OPERATION_REQUESTS = 1_000
/** Below the thousand on each connection after which the shop closes it. CPU time is counted in hundredths of a second. */
const BARE_REQUESTS = 60_000
const ROUNDS = 5

const round = (value: number): number => Math.round(value * 10) / 10
const SHOP_REPORTS = { 'cached-page': reportCachedPage, backend: reportBackend, 'page-weights': reportWeights, lighthouse: reportLighthouse, 'first-button': reportFirstButton, interaction: reportInteraction }
const PARTS = [...Object.keys(SHOP_REPORTS), 'search', 'page-cache-memory', 'backend-scale', 'storefront-scale', 'hostile']

const { only = PARTS, minutes } = parseArgs({ options: { only: { type: 'string', multiple: true }, minutes: { type: 'string', default: '10' } } }).values
if (!(Number(minutes) > 0)) throw new Error(`--minutes ${minutes}: a number above 0`)
const unknown = only.find((part) => !PARTS.includes(part))
if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${PARTS.join(', ')}`)
const reports = Object.entries(SHOP_REPORTS).filter(([part]) => only.includes(part))
if (reports.length > 0) await withShop(reports.map(([, report]) => report))
if (only.includes('search')) await reportSearch()
// In a separate shop, because its memory is measured.
if (only.includes('page-cache-memory')) await withShop([reportPageCacheMemory])
if (only.includes('backend-scale')) await reportBackendScale()
if (only.includes('storefront-scale')) await reportStorefrontScale()
// In a separate shop, because its memory is measured.
if (only.includes('hostile')) await withShop([(shop, dataFolder) => reportHostile(shop, dataFolder, Number(minutes))])

async function withShop(reports: readonly ((shop: Shop, dataFolder: string) => Promise<void>)[]): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kram-bench-'))
  const shop = await startShop(portsAt('bench'), dataFolder)
  try {
    await untilIdle(shop.shopProcess.pid)
    for (const report of reports) await report(shop, dataFolder)
  } finally {
    await shop.stop()
    rmSync(dataFolder, { recursive: true })
  }
}

async function reportCachedPage({ url, shopProcess }: Shop): Promise<void> {
  const path = BUDGETS.product!.path
  const target: Target = { pid: shopProcess.pid, port: Number(new URL(url).port), path, headers: { 'accept-encoding': 'br' } }
  // Brotli takes its time, so only pages that are requested again have it.
  while ((await fetch(`${url}${path}`, { headers: target.headers })).headers.get('content-encoding') !== 'br') await setTimeout(100)
  const row = await compare('cached product page', target, PAGE_REQUESTS)
  console.log(`\nServer: requests per CPU-second, compared with a bare node:http server that sends the same bytes (required share: ${SHARE_OF_BARE_SERVER})`)
  console.table([row])
  if (row.share < SHARE_OF_BARE_SERVER) process.exitCode = 1
}

async function reportBackend({ backendUrl, backendProcess }: Shop): Promise<void> {
  const rows = []
  for (const { name, body } of await backendOperations(backendUrl)) {
    const headers = { 'content-type': 'application/json', store: 'en' }
    rows.push(await compare(name, { pid: backendProcess.pid, port: Number(new URL(backendUrl).port), path: '/graphql', method: 'POST', headers, body }, OPERATION_REQUESTS))
  }
  console.log('\nEmbedded backend: operations per CPU-second, compared with a bare node:http server that sends the same bytes')
  console.table(rows)
}

/** Alternates, because the machine's speed drifts, and takes the medians of the rounds. */
async function compare(name: string, target: Target, requests: number) {
  const bare = await startBareServer(target)
  const rounds: { readonly served: number; readonly limit: number; readonly share: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const served = await requestsPerCpuSecond(target, requests)
    const limit = await requestsPerCpuSecond(bare.target, BARE_REQUESTS)
    rounds.push({ served, limit, share: served / limit })
  }
  bare.stop()
  const middle = (key: 'served' | 'limit' | 'share') => median(rounds.map((round) => round[key]))
  return { name, 'per CPU-second': Math.round(middle('served')), 'bare node:http': Math.round(middle('limit')), share: Math.round(middle('share') * 1000) / 1000 }
}

async function reportWeights({ url }: Shop): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  try {
    const floor = await weighEmptyPage(browser)
    const rows = []
    for (const [name, { path, scripts: budget, html: htmlBudget }] of Object.entries(BUDGETS)) {
      const { scripts, html } = await weighPage(browser, `${url}${path}`)
      rows.push({
        page: name,
        'js gzip': round(scripts.gzip),
        'over empty': round(scripts.gzip - floor.scripts.gzip),
        'js brotli': round(scripts.brotli),
        'js budget': budget,
        'html raw': round(html.raw),
        'html gzip': round(html.gzip),
        'html budget': htmlBudget ? `${htmlBudget.raw} / ${htmlBudget.gzip}` : '',
      })
    }
    console.log(`\nPages: kB before any interaction; an empty App Router page: ${round(floor.scripts.gzip)} gzip, ${round(floor.scripts.brotli)} brotli of script`)
    console.table(rows)
  } finally {
    await browser.close()
  }
}

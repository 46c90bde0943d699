import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { processMemory } from '../e2e/process-memory.ts'
import type { Shop } from '../e2e/start-shop.ts'
import { cpuSeconds } from './requests-per-cpu-second.ts'

interface Question {
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
}

interface Kind {
  readonly requests: number
  /** Milliseconds of the storefront's CPU that one may cost; a page that is rendered costs 40 to 75. */
  readonly limit: number
  /** @param page one that exists */
  readonly ask: (index: number, page: string) => Question
}

/** The setting's default, and what the process may take on top. */
const BOUND_MB = 256
const OVERHEAD_MB = 250
const CONNECTIONS = 32
/** Pages that shoppers come back to, and after how many other requests. */
const REAL_PAGES = 60
const REVISIT = 2000

const ahead = (segment: string) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment })

/** Together 100 000 different requests. The last two kinds are rendered: what they ask for is truly different each time. */
const KINDS: Readonly<Record<string, Kind>> = {
  'values of RSC': { requests: 20_000, limit: 1, ask: (index, path) => ({ path, headers: { rsc: `zz${index}` } }) },
  'values of Next-Router-Prefetch': { requests: 14_000, limit: 1, ask: (index, path) => ({ path: `${path}?_rsc=abc`, headers: { rsc: '1', 'next-router-prefetch': `zz${index}` } }) },
  'segments that no page has': { requests: 12_000, limit: 1, ask: (index, path) => ({ path: `${path}?_rsc=abc`, headers: ahead(`/zz${index}`) }) },
  'values of _rsc': { requests: 12_000, limit: 1, ask: (index, path) => ({ path: `${path}?_rsc=zz${index}`, headers: { rsc: '1' } }) },
  'unknown parameters': { requests: 12_000, limit: 1, ask: (index, path) => ({ path: `${path}?utm_source=zz${index}&zz${index}=1` }) },
  'missing files': { requests: 12_000, limit: 1, ask: (index) => ({ path: `/_next/static/chunks/zz${index}.js` }) },
  'impossible paths': { requests: 10_000, limit: 1, ask: (index) => ({ path: `/%2e%2e/zz${index}%00/${'z'.repeat(index % 2000)}` }) },
  'spellings of a path': { requests: 3000, limit: 1, ask: (index, path) => ({ path: spelled(path, index) }) },
  'unknown paths': { requests: 2500, limit: 12, ask: (index) => ({ path: `/zz${index}/no-such-page` }) },
  'pages past the last': { requests: 1000, limit: 12, ask: (index) => ({ path: `/women?p=${index + 1000}` }) },
  'values that no filter has': { requests: 1000, limit: 12, ask: (index) => ({ path: `/women?color=zz${index}` }) },
  'price ranges': { requests: 400, limit: 150, ask: (index) => ({ path: `/women?price=${index}__${index + 500}` }) },
  'searches': { requests: 100, limit: 150, ask: (index) => ({ path: `/search?q=zz${index}` }) },
}

/** Sends 100 000 different requests, while shoppers come back to the same pages, and prints what they cost in CPU and memory. */
export async function reportPageCacheMemory({ url, shopProcess: { pid } }: Shop): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const visit = ({ path, headers }: Question) => answerTo(new URL(url), agent, path, headers)
  const real = await realPages(url)
  const shoppers = async () => (await Promise.all(real.map((path) => visit({ path })))).filter(({ cache }) => cache !== 'MISS').length
  await shoppers()
  await shoppers()
  const idle = processMemory(pid).now

  const rows = []
  let isTooMuch = false
  for (const [name, { requests, limit, ask }] of Object.entries(KINDS)) {
    const before = cpuSeconds(pid)
    const statuses = await flood(requests, (index) => visit(ask(index, real[index % real.length]!)), shoppers)
    const each = ((cpuSeconds(pid) - before) * 1000) / requests
    isTooMuch ||= each > limit
    rows.push({ requests: name, number: requests, answers: statuses, 'CPU ms each': Math.round(each * 100) / 100, limit })
  }
  const kept = await shoppers()
  const { now, peak } = processMemory(pid)
  agent.destroy()

  console.log('\nPage cache: requests that visitors make up, no two the same')
  console.table(rows)
  console.log(`Memory of the storefront: ${idle} MB before, ${now} after, ${peak} at most (wanted: ${BOUND_MB} + ${OVERHEAD_MB})`)
  console.log(`Pages that shoppers come back to and that are still kept: ${kept} of ${real.length} (wanted: all)`)
  if (isTooMuch || peak > BOUND_MB + OVERHEAD_MB || kept < real.length) process.exitCode = 1
}

/** @returns how often each status came back */
async function flood(requests: number, send: (index: number) => Promise<{ status: number }>, shoppers: () => Promise<unknown>): Promise<string> {
  const statuses = new Map<number, number>()
  let next = 0
  const connection = async (): Promise<void> => {
    while (next < requests) {
      const index = next++
      if (index % REVISIT === REVISIT - 1) await shoppers()
      const { status } = await send(index)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
}

async function realPages(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)].map(([, path = '/']) => path)
  return [...new Set(['/women', ...links])].slice(0, REAL_PAGES)
}

/** The same path with one of its letters, or several, in the encoding that no letter needs. */
function spelled(path: string, index: number): string {
  return path.replaceAll(/[a-z]/g, (letter, place: number) => ((index >> place % 12) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
}

function answerTo({ hostname, port }: URL, agent: Agent, path: string, headers: OutgoingHttpHeaders = {}): Promise<{ status: number; cache: string }> {
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { 'accept-encoding': 'gzip', ...headers }, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cache: String(response.headers['x-cache']) }))
    })
      .on('error', reject)
      .end()
  })
}

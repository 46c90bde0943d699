import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { processMemory } from '../e2e/process-memory.ts'
import type { Shop } from '../e2e/start-shop.ts'
import { cpuSeconds } from './requests-per-cpu-second.ts'

interface TestRequest {
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
}

interface Kind {
  readonly requests: number
  /** The storefront's CPU milliseconds per request; a rendered page costs 40 to 75. */
  readonly limit: number
  /** @param page an existing page */
  readonly create: (index: number, page: string) => TestRequest
}

/** The setting's default, and the limit of the rest of the process. */
const BOUND_MB = 256
const OVERHEAD_MB = 250
const CONNECTIONS = 32
/** Pages that shoppers visit repeatedly, and the number of other requests between their visits. */
const REAL_PAGES = 60
const REVISIT = 2000

const ahead = (segment: string) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment })

/** Together 100 000 different requests. The last two kinds are rendered, because each is a different page. */
const KINDS: Readonly<Record<string, Kind>> = {
  'values of RSC': { requests: 20_000, limit: 1, create: (index, path) => ({ path, headers: { rsc: `zz${index}` } }) },
  'values of Next-Router-Prefetch': { requests: 14_000, limit: 1, create: (index, path) => ({ path: `${path}?_rsc=abc`, headers: { rsc: '1', 'next-router-prefetch': `zz${index}` } }) },
  'segments that no page has': { requests: 12_000, limit: 1, create: (index, path) => ({ path: `${path}?_rsc=abc`, headers: ahead(`/zz${index}`) }) },
  'values of _rsc': { requests: 12_000, limit: 1, create: (index, path) => ({ path: `${path}?_rsc=zz${index}`, headers: { rsc: '1' } }) },
  'unknown parameters': { requests: 12_000, limit: 1, create: (index, path) => ({ path: `${path}?utm_source=zz${index}&zz${index}=1` }) },
  'missing files': { requests: 12_000, limit: 1, create: (index) => ({ path: `/_next/static/chunks/zz${index}.js` }) },
  'impossible paths': { requests: 10_000, limit: 1, create: (index) => ({ path: `/%2e%2e/zz${index}%00/${'z'.repeat(index % 2000)}` }) },
  'spellings of a path': { requests: 3000, limit: 1, create: (index, path) => ({ path: spelled(path, index) }) },
  'unknown paths': { requests: 2500, limit: 12, create: (index) => ({ path: `/zz${index}/no-such-page` }) },
  'pages past the last': { requests: 1000, limit: 12, create: (index) => ({ path: `/women?p=${index + 1000}` }) },
  'values that no filter has': { requests: 1000, limit: 12, create: (index) => ({ path: `/women?color=zz${index}` }) },
  'price ranges': { requests: 400, limit: 150, create: (index) => ({ path: `/women?price=${index}__${index + 500}` }) },
  'searches': { requests: 100, limit: 150, create: (index) => ({ path: `/search?q=zz${index}` }) },
}

/** Sends 100 000 different requests, while shoppers visit the same pages repeatedly, and prints the cost in CPU and memory. */
export async function reportPageCacheMemory({ url, shopProcess: { pid } }: Shop): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const visit = ({ path, headers }: TestRequest) => getStatus(new URL(url), agent, path, headers)
  const real = await realPages(url)
  const shoppers = async () => (await Promise.all(real.map((path) => visit({ path })))).filter(({ cache }) => cache !== 'MISS').length
  await shoppers()
  await shoppers()
  const idle = processMemory(pid).now

  const rows = []
  let isTooExpensive = false
  for (const [name, { requests, limit, create }] of Object.entries(KINDS)) {
    const before = cpuSeconds(pid)
    const statuses = await flood(requests, (index) => visit(create(index, real[index % real.length]!)), shoppers)
    const each = ((cpuSeconds(pid) - before) * 1000) / requests
    isTooExpensive ||= each > limit
    rows.push({ requests: name, number: requests, answers: statuses, 'CPU ms each': Math.round(each * 100) / 100, limit })
  }
  const cached = await shoppers()
  const { now, peak } = processMemory(pid)
  agent.destroy()

  console.log('\nPage cache: invented requests, all different')
  console.table(rows)
  console.log(`Memory of the storefront: ${idle} MB before, ${now} after, ${peak} at most (limit: ${BOUND_MB} + ${OVERHEAD_MB})`)
  console.log(`Repeatedly visited pages that are still cached: ${cached} of ${real.length} (required: all)`)
  if (isTooExpensive || peak > BOUND_MB + OVERHEAD_MB || cached < real.length) process.exitCode = 1
}

/** @returns the number of responses by status */
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

/** The same path with some of its letters percent-encoded. */
function spelled(path: string, index: number): string {
  return path.replaceAll(/[a-z]/g, (letter, place: number) => ((index >> place % 12) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
}

function getStatus({ hostname, port }: URL, agent: Agent, path: string, headers: OutgoingHttpHeaders = {}): Promise<{ status: number; cache: string }> {
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { 'accept-encoding': 'gzip', ...headers }, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cache: String(response.headers['x-cache']) }))
    })
      .on('error', reject)
      .end()
  })
}

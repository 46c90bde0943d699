import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portsAt } from '../e2e/ports.ts'
import { processMemory } from '../e2e/process-memory.ts'
import { startBackend } from '../e2e/start-shop.ts'
import { type ScaleOperation, scaleOperations } from './backend-operations.ts'
import { median } from './median.ts'

const ROOT = join(import.meta.dirname, '..')
const SIZES = [2_000, 20_000, 200_000]
const PORT = portsAt('bench').backend
const REQUESTS = 60
const LIMITS = { 'seed, s': 180, 'start, s': 2, 'memory, MB': 680 }

type Figures = Readonly<Record<string, number>>

/** Measures the backend with growing catalogues over HTTP, one request at a time, against limits. */
export async function reportBackendScale(): Promise<void> {
  const measured: Figures[] = []
  let limits: Figures = LIMITS
  for (const products of SIZES) {
    const { figures, operations } = await measure(products)
    measured.push(figures)
    limits = { ...limits, ...Object.fromEntries(operations.map(({ name, limit }) => [name, limit])) }
  }
  const rows = Object.entries(limits).map(([name, limit]) => {
    const values = measured.map((figures) => figures[name]!)
    if (values.at(-1)! > limit) process.exitCode = 1
    const columns = Object.fromEntries(SIZES.map((products, index) => [products.toLocaleString('en'), round(values[index]!)]))
    return { name, ...columns, limit, growth: `× ${round(values.at(-1)! / values[0]!)}` }
  })
  console.log('\nEmbedded backend, by number of products: milliseconds of a response over HTTP (medians), with the limit for the largest')
  console.table(rows)
}

async function measure(products: number): Promise<{ figures: Figures; operations: readonly ScaleOperation[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-scale-'))
  try {
    const seed = seconds(() => seedShop(products, join(folder, 'shop.db')))
    const started = performance.now()
    const backend = await startBackend(PORT, folder)
    const start = (performance.now() - started) / 1000
    try {
      const url = `http://localhost:${PORT}`
      const operations = await scaleOperations(url)
      const figures: Record<string, number> = { 'seed, s': seed, 'start, s': start }
      for (const operation of operations) figures[operation.name] = await medianTime(url, operation)
      return { figures: { ...figures, 'memory, MB': processMemory(backend.pid).peak }, operations }
    } finally {
      await backend.end()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Creates a shop with so many products. */
export function seedShop(products: number, file: string): void {
  const args = ['backend/src/commands/main.ts', 'seed', '--products', String(products), '--database', file]
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function medianTime(url: string, { name, body }: ScaleOperation): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < REQUESTS; index += 1) {
    const started = performance.now()
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: body(index) })
    const answer = await response.text()
    times.push(performance.now() - started)
    if (answer.includes('"errors":[{')) throw new Error(`${name} failed: ${answer}`)
  }
  return median(times)
}

function seconds(work: () => void): number {
  const started = performance.now()
  work()
  return (performance.now() - started) / 1000
}

const round = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

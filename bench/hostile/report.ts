import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { processMemory } from '../../e2e/process-memory.ts'
import type { Shop } from '../../e2e/start-shop.ts'
import { ask } from '../graphql.ts'
import { type Answers, attack } from './attack.ts'
import { goShopping } from './shopper.ts'

const SHOPPERS = 10
const LIMITS = { 'orders failed': 0, 'p95 of a request, ms': 300, 'memory of the backend, MB': 680 }

/** Measures ten shoppers during hostile queries, against limits. */
export async function reportHostile({ url, backendUrl, backendProcess }: Shop, dataFolder: string, minutes: number): Promise<void> {
  fillStock(dataFolder)
  const skus = await someSkus(backendUrl)
  // The first visit renders the pages and is not measured.
  await goShopping({ shopUrl: url, sku: skus[0]!, address: '203.0.113.1', note: () => {} })
  const times: number[] = []
  const failures: string[] = []
  let orders = 0
  let visits = 0
  const end = performance.now() + minutes * 60_000
  const isOver = (): boolean => performance.now() > end

  async function shopper(): Promise<void> {
    while (!isOver()) {
      visits += 1
      const visit = { shopUrl: url, sku: skus[visits % skus.length]!, address: `203.0.${(visits >> 8) % 256}.${visits % 256}`, note: (time: number) => void times.push(time) }
      await goShopping(visit).then(() => (orders += 1), (error: unknown) => failures.push((error as Error).message))
    }
  }
  const [answers] = await Promise.all([attack(backendUrl, isOver), ...Array.from({ length: SHOPPERS }, shopper)])

  const ordered = times.toSorted((one, other) => one - other)
  const share = (part: number): number => Math.round(ordered[Math.floor(ordered.length * part)] ?? 0)
  const figures = { 'orders failed': failures.length, 'p95 of a request, ms': share(0.95), 'memory of the backend, MB': processMemory(backendProcess.pid).peak }
  console.log(`\nHostile queries with ${SHOPPERS} shoppers for ${minutes} minutes: ${orders} orders placed, ${times.length} requests of shoppers, median ${share(0.5)} ms`)
  console.table(Object.entries(LIMITS).map(([name, limit]) => ({ name, value: figures[name as keyof typeof LIMITS], limit })))
  console.table(answersTable(answers))
  for (const failure of new Set(failures)) console.log(failure)
  if (Object.entries(LIMITS).some(([name, limit]) => figures[name as keyof typeof LIMITS] > limit) || orders === 0) process.exitCode = 1
}

/** Prevents products from selling out meanwhile. */
function fillStock(dataFolder: string): void {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'))
  database.exec('UPDATE stock SET quantity = 1000000 WHERE quantity > 0')
  database.close()
}

async function someSkus(backendUrl: string): Promise<string[]> {
  const query = '{ products(filter: {}, pageSize: 100) { items { ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }'
  const { products } = (await ask(backendUrl, JSON.stringify({ query }))) as { products: { items: { variants?: { product: { sku: string; stock_status: string } }[] }[] } }
  return products.items.flatMap(({ variants = [] }) => variants.filter(({ product }) => product.stock_status === 'IN_STOCK').map(({ product }) => product.sku))
}

const answersTable = (answers: Answers) =>
  [...answers].map(([hostile, statuses]) => ({ hostile, answers: [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`).join(', ') }))

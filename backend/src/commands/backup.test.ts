import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../modules/cart/cart.fixture.ts'
import { placeOrder } from '../modules/checkout/checkout.fixture.ts'
import { cartToPlace } from '../modules/order/order.fixture.ts'

const STOCK = 1000
/** The test starts another process, which takes seconds on a busy machine. */
const TIMEOUT_MS = 30_000

let folder: string
let shop: TestShop
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  shop = openShop(join(folder, 'shop.db'))
  shop.backend.database.prepare('UPDATE stock SET quantity = ?').run(STOCK)
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const order = async () => placeOrder(shop, await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 2 }, { sku: 'rope', quantity: 2 }] }))

/** In a separate process, like `npm run backend -- backup`; orders are placed until it ends. */
async function backupUnderLoad(file: string): Promise<{ status: number; orders: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup', file], {
    env: { BACKEND_DATA: folder },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit') as Promise<[number]>
  let isRunning = true
  void ended.then(() => (isRunning = false))
  let orders = 0
  for (; isRunning; orders += 1) {
    await order()
    // Orders resolve without the event loop; the child's exit event needs it.
    await setImmediate()
  }
  return { status: (await ended)[0], orders }
}

test('a backup during orders contains each of them completely or not at all', async () => {
  await order()
  const { status, orders } = await backupUnderLoad(join(folder, 'copy.db'))
  expect(status).toBe(0)
  expect(orders).toBeGreaterThan(0)

  const copy = new DatabaseSync(join(folder, 'copy.db'))
  const all = (sql: string) => copy.prepare(sql).all() as Record<string, number>[]
  expect(copy.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(all('PRAGMA foreign_key_check')).toEqual([])
  const copied = all('SELECT id FROM sales_order').length
  expect(copied).toBeGreaterThan(0)
  expect(copied).toBeLessThanOrEqual(orders + 1)
  expect(all('SELECT order_id FROM sales_order_item GROUP BY order_id HAVING count(*) = 2')).toHaveLength(copied)
  expect(all('SELECT order_id FROM sales_order_address GROUP BY order_id HAVING count(*) = 2')).toHaveLength(copied)
  const left = all("SELECT p.sku, s.quantity FROM stock s JOIN product p ON p.id = s.product_id WHERE p.sku IN ('rope', 'tee') ORDER BY p.sku")
  expect(left).toEqual([{ sku: 'rope', quantity: STOCK - 2 * copied }, { sku: 'tee', quantity: STOCK - 2 * copied }])
  expect(all('SELECT last_number FROM order_sequence WHERE store_id = 1')).toEqual([{ last_number: copied }])
  copy.close()
}, TIMEOUT_MS)

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backendUrlOf, portsAt, urlAt } from '../e2e/ports.ts'
import { type Shop, startShop } from '../e2e/start-shop.ts'

const PLACE = 'engines'
export const SHOP_URL = urlAt(PLACE)
export const BACKEND_PORT = portsAt(PLACE).backend
export const BACKEND_URL = backendUrlOf(SHOP_URL)
export const DATA_FOLDER = join(import.meta.dirname, '../var/engines', String(portsAt(PLACE).shop))

let shop: Shop

/** One shop for both engines; rendered images are kept from run to run. */
export async function setup(): Promise<void> {
  mkdirSync(DATA_FOLDER, { recursive: true })
  for (const file of ['shop.db', 'shop.db-wal', 'shop.db-shm']) rmSync(join(DATA_FOLDER, file), { force: true })
  shop = await startShop(portsAt(PLACE), DATA_FOLDER)
}

/** Browsers report violations to the shop as well: those of a page's first moments, before the test watches. */
export async function teardown(): Promise<void> {
  await shop.stop()
  const refusals = shop.shopProcess.output().match(/^.*Content-Security-Policy refused.*$/gm)
  if (refusals) throw new Error(refusals.join('\n'))
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtOtherShops, startOtherShop } from './other-shops.ts'
import { keepSampleShop } from './sample-shop-file.ts'
import { portsAt, RUN_FOLDER, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'

const PORTS = portsAt('all stories')
export const SHOP_URL = urlAt('all stories')
export const BACKEND_URL = `http://localhost:${PORTS.backend}`
export const DATA_FOLDER = join(RUN_FOLDER, 'data')

/** Two builds and a shop for each kind of backend, for the whole run; every test has its own carts. Rendered images are cached. */
export default async function startShopsUnderTest(): Promise<() => Promise<void>> {
  mkdirSync(DATA_FOLDER, { recursive: true })
  for (const file of ['shop.db', 'shop.db-wal', 'shop.db-shm']) rmSync(join(DATA_FOLDER, file), { force: true })
  // Their orders were deleted with the database.
  rmSync(join(RUN_FOLDER, 'withdrawals'), { recursive: true, force: true })
  const shops = await Promise.all([startSampleShop(), ...builtOtherShops().map(startOtherShop)])
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}

async function startSampleShop(): Promise<Shop> {
  const shop = await startShop(PORTS, DATA_FOLDER)
  keepSampleShop(DATA_FOLDER)
  return shop
}

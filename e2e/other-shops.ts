import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH_BUILD } from '../scripts/build.mjs'
import { type Place, portsAt, RUN_FOLDER } from './ports.ts'
import { type Shop, startBackend, startShop } from './start-shop.ts'

const ROOT = join(import.meta.dirname, '..')

/** The second sample shop on one release of Magento. Its Playwright project has the same name. */
export interface OtherShop {
  readonly name: Place
  readonly release: '2.4.6' | '2.4.7'
}

/** The oldest supported release, and the next one, which adds most of the fields that the oldest lacks. */
export const OTHER_SHOPS: readonly OtherShop[] = [
  { name: 'magento-2.4.6', release: '2.4.6' },
  { name: 'magento-2.4.7', release: '2.4.7' },
]

const STOREFRONT = { BUILD_FOLDER: ENGLISH_BUILD.folder, ...ENGLISH_BUILD.settings, STORE_CODES: 'en=default', HOME_BLOCKS: 'gear-block,no-such-block,sale-block' }

/** The settings of a hardened shop. */
const backendSettings = ({ release }: OtherShop) => ({
  BACKEND_MAGENTO: release,
  BACKEND_INTROSPECTION: '0',
  BACKEND_MAX_COMPLEXITY: '300',
  BACKEND_MAX_DEPTH: '20',
})

/** Empty if their builds are missing: the sample shop's tests run without them. */
export const builtOtherShops = (): readonly OtherShop[] => (existsSync(join(ROOT, 'storefront', ENGLISH_BUILD.folder, 'kram-build')) ? OTHER_SHOPS : [])

/** @param name of the running project */
export function otherShop(name: string): OtherShop {
  const shop = OTHER_SHOPS.find((candidate) => candidate.name === name)
  if (!shop) throw new Error(`${name} is not a shop: this test belongs to ${OTHER_SHOPS.map((other) => other.name).join(' and ')}`)
  return shop
}

/** A copy of the shop for one test, which may change or stop it. */
export const ownCopyOf = (shop: OtherShop): OtherShop => ({ ...shop, name: `magento-${shop.release}-own` })

export const dataFolderOf = ({ name }: OtherShop): string => join(RUN_FOLDER, name)

/** Starts the shop with a new database. */
export function startOtherShop(shop: OtherShop): Promise<Shop> {
  const dataFolder = dataFolderOf(shop)
  rmSync(dataFolder, { recursive: true, force: true })
  execFileSync(join(ROOT, 'node_modules/.bin/node'), ['backend/src/commands/main.ts', 'seed', '--shop', 'outdoor-us'], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_DATA: dataFolder },
  })
  return startShop(portsAt(shop.name), dataFolder, STOREFRONT, { backendSettings: backendSettings(shop), isSampleShop: false })
}

/** Starts the backend again after it was stopped. */
export const restartBackend = (shop: OtherShop) => startBackend(portsAt(shop.name).backend, dataFolderOf(shop), undefined, backendSettings(shop))

import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH_BUILD } from '../scripts/build.mjs'
import { portsAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'

const ROOT = join(import.meta.dirname, '..')

export interface OtherShop {
  /** The release that its backend is like. */
  readonly release: string
  readonly place: number
}

/** The second sample shop, once for each release whose schema or faults differ in what a shopper meets. */
export const OTHER_SHOPS: readonly OtherShop[] = [
  { release: '2.4.6', place: 7 },
  { release: '2.4.7', place: 8 },
]

const STOREFRONT = { BUILD_FOLDER: ENGLISH_BUILD.folder, ...ENGLISH_BUILD.settings, STORE_CODES: 'en=default' }

/** As a shop that has been hardened sets them. */
const HARDENED = { BACKEND_INTROSPECTION: '0', BACKEND_MAX_COMPLEXITY: '300', BACKEND_MAX_DEPTH: '20' }

/** None where they have not been built for: `npx playwright test` runs the sample shop's stories without them. */
export const otherShops = (): readonly OtherShop[] => (existsSync(join(ROOT, 'storefront', ENGLISH_BUILD.folder, 'kram-build')) ? OTHER_SHOPS : [])

/** @param shop whose database is made anew */
export async function startOtherShop({ release, place }: OtherShop): Promise<Shop> {
  const dataFolder = join(ROOT, `var/e2e/magento-${release}`)
  rmSync(dataFolder, { recursive: true, force: true })
  execFileSync(join(ROOT, 'node_modules/.bin/node'), ['backend/src/commands/main.ts', 'seed', '--shop', 'outdoor-us'], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_DATA: dataFolder },
  })
  return startShop(portsAt(place), dataFolder, STOREFRONT, { ...HARDENED, BACKEND_MAGENTO: release })
}

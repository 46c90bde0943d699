import { join } from 'node:path'

export interface ShopPorts {
  readonly shop: number
  readonly backend: number
}

/** The first port; a different one lets two clones be tested on one machine. */
const FIRST = Number(process.env.E2E_PORT ?? 3100)
/** What the run's shops keep. */
export const RUN_FOLDER = join(import.meta.dirname, '../var/e2e', String(FIRST))

const BETWEEN_SHOP_AND_BACKEND = 1000
const BETWEEN_BACKEND_AND_MAIL = 2000

/** @param place 0 for the shop that all tests share, higher numbers for shops that a test starts */
export function portsAt(place: number): ShopPorts {
  return { shop: FIRST + place, backend: FIRST + place + BETWEEN_SHOP_AND_BACKEND }
}

export const urlAt = (place: number): string => `http://localhost:${portsAt(place).shop}`

/** @param shopUrl of any shop under test */
export const backendUrlOf = (shopUrl: string): string => `http://localhost:${Number(new URL(shopUrl).port) + BETWEEN_SHOP_AND_BACKEND}`

/** Farther than the backend's own default, which is the port of another place's backend. */
export const mailPortOf = (backendPort: number): number => backendPort + BETWEEN_BACKEND_AND_MAIL

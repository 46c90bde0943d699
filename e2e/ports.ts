import { join } from 'node:path'

export interface ShopPorts {
  readonly shop: number
  readonly backend: number
  /** For a server between the two. */
  readonly proxy: number
}

/** The names of all shops that tests and tools start. The position of a name gives its ports, so that no two shops share one. */
const PLACES = [
  'all stories', 'magento-2.4.6', 'magento-2.4.6-own', 'magento-2.4.7', 'magento-2.4.7-own',
  'bad days', 'bot check', 'bot check that refuses', 'bot check in the backend', 'confirmation', 'content', 'content outage', 'content visitors', 'development',
  'economy', 'injection', 'installed shop', 'listing pages', 'messages missing', 'monitoring', 'no brand', 'order survives', 'parts missing', 'pseudo language', 'restarts',
  'second brand', 'translated', 'withdrawal later',
  'bench', 'chaos', 'chaos: second storefront', 'chaos story', 'engines', 'engines: pages in Firefox', 'engines: pages in WebKit', 'fuzz',
  'cluster', 'cluster: first instance', 'cluster: second instance',
] as const
export type Place = (typeof PLACES)[number]

/** The first port; a different one lets two clones be tested on one machine. */
const FIRST = Number(process.env.E2E_PORT ?? 3100)
/** What the run's shops keep. */
export const RUN_FOLDER = join(import.meta.dirname, '../var/e2e', String(FIRST))

const BETWEEN_SHOP_AND_BACKEND = 1000
const BETWEEN_BACKEND_AND_PROXY = 1000
const BETWEEN_BACKEND_AND_MAIL = 2000

export function portsAt(place: Place): ShopPorts {
  const shop = FIRST + PLACES.indexOf(place)
  const backend = shop + BETWEEN_SHOP_AND_BACKEND
  return { shop, backend, proxy: backend + BETWEEN_BACKEND_AND_PROXY }
}

export const urlAt = (place: Place): string => `http://localhost:${portsAt(place).shop}`

/** @param shopUrl of any shop under test */
export const backendUrlOf = (shopUrl: string): string => `http://localhost:${Number(new URL(shopUrl).port) + BETWEEN_SHOP_AND_BACKEND}`

/** Farther than the backend's own default, which is the port of another place's backend. */
export const mailPortOf = (backendPort: number): number => backendPort + BETWEEN_BACKEND_AND_MAIL

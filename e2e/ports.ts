import type { ShopPorts } from './start-shop.ts'

/** The first of the shops' ports; another one lets two checkouts be tested beside each other on one machine. */
const FIRST = Number(process.env.E2E_PORT ?? 3100)
const BETWEEN_SHOP_AND_BACKEND = 1000

/** @param place 0 for the shop that all tests share, others for shops that a test starts for itself */
export function portsAt(place: number): ShopPorts {
  return { shop: FIRST + place, backend: FIRST + place + BETWEEN_SHOP_AND_BACKEND }
}

export const urlAt = (place: number): string => `http://localhost:${portsAt(place).shop}`

/** @param shopUrl of any shop that a test talks to */
export const backendUrlOf = (shopUrl: string): string => `http://localhost:${Number(new URL(shopUrl).port) + BETWEEN_SHOP_AND_BACKEND}`

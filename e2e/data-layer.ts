import { expect, type Page } from '@playwright/test'
import type { ShopEvents, ShopItem } from '../storefront/src/features/tracking/shop-events.ts'

interface Entry {
  readonly event?: string
  readonly ecommerce?: { readonly items: readonly ShopItem[] } | null
  readonly [position: number]: unknown
}

export const layerOf = (page: Page) => page.evaluate(() => ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => ({ ...entry }))) as Promise<Entry[]>

/** The names of the shop's events in order. */
export const namesIn = async (page: Page): Promise<string[]> => (await layerOf(page)).flatMap(({ event }) => (event && event !== 'gtm.js' ? [event] : []))

export async function waitForEvent<Name extends keyof ShopEvents>(page: Page, name: Name): Promise<ShopEvents[Name]> {
  await expect.poll(() => namesIn(page)).toContain(name)
  const found = (await layerOf(page)).findLast(({ event }) => event === name)
  return (found?.ecommerce ?? found) as unknown as ShopEvents[Name]
}

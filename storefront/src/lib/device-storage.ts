import { createListeners } from './listeners.ts'

/** What this browser stores beyond the tab, never sent. The other entries are cookies. */
const LASTING = ['session', 'wishPrices'] as const
/** What the next person at this device could see. */
const VISIBLE = ['recentlyViewed', 'recentlyViewedPages', 'past-searches', 'pickup-locations', 'tracked-orders', 'own-orders'] as const

export type DeviceKey = (typeof LASTING)[number] | (typeof VISIBLE)[number]

const cleared = createListeners()

/** Called when the values have been cleared, for copies in memory. */
export const onDeviceCleared = cleared.subscribe

/** Undefined if it is missing or malformed, or the browser has no storage. */
export function readDevice(key: DeviceKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** @returns whether the browser has stored it */
export function writeDevice(key: DeviceKey, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    console.warn(`This browser cannot store ${key}`, error)
    return false
  }
}

/** Clears what a person's visits have left. @param all also what nobody else is shown */
export function clearDevice(all: boolean): void {
  for (const key of all ? [...VISIBLE, ...LASTING] : VISIBLE) writeDevice(key, undefined)
  cleared.notify()
}

/** A short list of texts. */
export function readDeviceList(key: DeviceKey): readonly string[] {
  const stored = readDevice(key)
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}

export const writeDeviceList = (key: DeviceKey, texts: readonly string[]): boolean => writeDevice(key, texts.length > 0 ? texts : undefined)

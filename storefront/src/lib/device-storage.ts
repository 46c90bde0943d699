/** What this browser stores beyond the tab, never sent. The other entries are cookies. clear-device.ts removes it. */
export type DeviceKey = 'session' | 'wishPrices' | 'recentlyViewed' | 'recentlyViewedPages' | 'past-searches' | 'pickup-locations' | 'cart-lines' | 'tracked-orders' | 'own-orders'

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

/** A short list of texts. */
export function readDeviceList(key: DeviceKey): readonly string[] {
  const stored = readDevice(key)
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}

export const writeDeviceList = (key: DeviceKey, texts: readonly string[]): boolean => writeDevice(key, texts.length > 0 ? texts : undefined)

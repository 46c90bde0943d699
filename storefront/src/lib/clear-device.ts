import { writeDevice } from './device-storage.ts'
import { createListeners } from './listeners.ts'

/** What this browser stores beyond the tab, never sent. The other entries are cookies. */
export const LASTING = ['session', 'wishPrices'] as const
/** What the next person at this device could see. */
export const VISIBLE = ['recentlyViewed', 'recentlyViewedPages', 'past-searches', 'pickup-locations', 'tracked-orders', 'own-orders'] as const

const cleared = createListeners()

/** Called when the values have been cleared, for copies in memory. */
export const onDeviceCleared = cleared.subscribe

/** Clears what a person's visits have left. @param all also what nobody else is shown */
export function clearDevice(all: boolean): void {
  for (const key of all ? [...VISIBLE, ...LASTING] : VISIBLE) writeDevice(key, undefined)
  cleared.notify()
}

import { type DeviceKey, writeDevice } from './device-storage.ts'
import { createListeners } from './listeners.ts'

/** Whether the next person at this device could see the value. */
const VISIBLE: Readonly<Record<DeviceKey, boolean>> = {
  session: false,
  wishPrices: false,
  recentlyViewed: true,
  recentlyViewedPages: true,
  'past-searches': true,
  'pickup-locations': true,
  'cart-lines': true,
  'tracked-orders': true,
  'own-orders': true,
}

const cleared = createListeners()

/** Called when the values have been cleared, for copies in memory. */
export const onDeviceCleared = cleared.subscribe

/** Clears what a person's visits have left. @param all also what nobody else is shown */
export function clearDevice(all: boolean): void {
  for (const key of Object.keys(VISIBLE) as DeviceKey[]) if (all || VISIBLE[key]) writeDevice(key, undefined)
  cleared.notify()
}

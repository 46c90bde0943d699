import { onDeviceCleared } from '../../lib/clear-device.ts'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'
import type { PickupLocation } from './search-locations.ts'

const KEY = 'pickup-locations'

/** What can be said of a location that the backend no longer has. */
export type GoneLocation = Pick<PickupLocation, 'pickup_location_code' | 'name'>

type Place = Pick<PickupLocation, 'city' | 'postcode'> & { readonly street: string | null | readonly (string | null)[] }

/** The last chosen location of a delivery method on this device, never sent. */
export const lastLocation = (method: string): PickupLocation | undefined => read()[method]

/** For browsers that store nothing. */
let unstored: Readonly<Record<string, PickupLocation>> = {}
onDeviceCleared(() => (unstored = {}))

export function saveLocation(method: string, location: PickupLocation): void {
  const locations = { ...read(), [method]: location }
  unstored = writeDevice(KEY, locations) ? {} : locations
}

/** The last location, if the address is its address: a cart has the location's address, but not its name. */
export function locationAt(method: string, address: Place): PickupLocation | undefined {
  const location = lastLocation(method)
  return location && isSamePlace(location, address) ? location : undefined
}

export const isSamePlace = (one: Place, other: Place): boolean => lineOf(one) === lineOf(other)

const lineOf = ({ street, postcode, city }: Place): string => [...[street].flat(), postcode, city].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()

function read(): Readonly<Record<string, PickupLocation>> {
  const stored = readDevice(KEY)
  const isRecord = typeof stored === 'object' && stored !== null
  return { ...(isRecord && Object.fromEntries(Object.entries(stored).filter(isLocation))), ...unstored }
}

const isLocation = ([, location]: [string, PickupLocation | null]): boolean => typeof location?.pickup_location_code === 'string'

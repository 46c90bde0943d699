import type { PickupLocation } from './search-locations.ts'

const KEY = 'pickup-locations'

type Place = Pick<PickupLocation, 'city' | 'postcode'> & { readonly street: string | null | readonly (string | null)[] }

/** The last chosen location of a delivery method on this device, never sent. */
export const lastLocation = (method: string): PickupLocation | undefined => read()[method]

/** For browsers that store nothing. */
let unstored: Readonly<Record<string, PickupLocation>> = {}

export function saveLocation(method: string, location: PickupLocation): void {
  const locations = { ...read(), [method]: location }
  try {
    localStorage.setItem(KEY, JSON.stringify(locations))
    unstored = {}
  } catch (error) {
    unstored = locations
    console.warn('The pickup location cannot be stored in this browser', error)
  }
}

/** The last location, if the address is its address: a cart has the location's address, but not its name. */
export function locationAt(method: string, address: Place): PickupLocation | undefined {
  const location = lastLocation(method)
  return location && isSamePlace(location, address) ? location : undefined
}

export const isSamePlace = (one: Place, other: Place): boolean => lineOf(one) === lineOf(other)

const lineOf = ({ street, postcode, city }: Place): string => [...[street].flat(), postcode, city].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()

function read(): Readonly<Record<string, PickupLocation>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const isRecord = typeof stored === 'object' && stored !== null
    return { ...(isRecord && Object.fromEntries(Object.entries(stored).filter(isLocation))), ...unstored }
  } catch {
    return unstored
  }
}

const isLocation = ([, location]: [string, PickupLocation | null]): boolean => typeof location?.pickup_location_code === 'string'

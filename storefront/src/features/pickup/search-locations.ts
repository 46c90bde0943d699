import { send } from '../../graphql/browser.ts'
import { StoreError } from '../../graphql/errors.ts'
import { AllPickupLocationsOperation, NearPickupLocationsOperation, PickupLocationByCodeOperation, PickupLocationsOperation } from '../../graphql/generated/pickup-locations.ts'
import type { PickupLocationFragment } from '../../graphql/generated/types.ts'
import { tidyText } from '../../lib/tidy-text.ts'

/** Of each field that is searched. */
export const PAGE_SIZE = 50

export type PickupLocation = PickupLocationFragment & { readonly pickup_location_code: string }

/**
 * Lockers and shops whose town or post code begins with a text, or whose name contains it, or else whose street does; all if there is none.
 * A town has streets named after it in many others.
 * @param pattern of their codes, in SQL's LIKE
 * @throws StoreError, ServerError
 */
export async function searchLocations(pattern: string, text: string): Promise<readonly PickupLocation[]> {
  const literal = asStored(tidyText(text)).replace(/[\\%_]/g, '\\$&')
  const variables = { code: { like: pattern }, start: { like: `${literal}%` }, part: { like: `%${literal}%` }, pageSize: PAGE_SIZE, isSearch: literal !== '' }
  const { byCity, byPostcode, byName, byStreet } = await send(PickupLocationsOperation, variables)
  const [named, onStreet] = [[byCity, byPostcode, byName], [byStreet]].map((lists) => lists.flatMap((list) => list?.items ?? []).filter(isLocation))
  const found = named?.length ? named : (onStreet ?? [])
  return [...new Map(found.map((location) => [location.pickup_location_code, location])).values()]
}

/** A Polish post code has its hyphen, and a locker's code (`WAW 22a`) no blanks. */
function asStored(text: string): string {
  if (/^\p{L}{3}[ -]?\d{2,3}[ -]?\p{L}{0,4}$/u.test(text)) return text.replace(/[ -]/g, '')
  return text.replace(/^(\d\d)[ .]?(\d{3})$/, '$1-$2')
}

/** So many places are listed at once; more are searched. */
const FEW = 10
/** In kilometres: farther than any two places of Europe are apart. */
const RADIUS = 5000

/**
 * All lockers or shops, nearest first, if they are few; undefined if they are many. Without the shopper's place in the backend's gazetteer
 * they keep its order.
 * @throws StoreError, ServerError
 */
export async function fewLocations(pattern: string, home: Home): Promise<readonly PickupLocation[] | undefined> {
  const code = { like: pattern }
  const { pickupLocations } = await send(AllPickupLocationsOperation, { code, pageSize: FEW + 1 })
  const all = (pickupLocations?.items ?? []).filter(isLocation)
  if (all.length > FEW) return undefined
  const near = all.length > 1 ? await nearLocations(code, home) : []
  const order = new Map(near.map(({ pickup_location_code }, index) => [pickup_location_code, index]))
  const placeOf = ({ pickup_location_code }: PickupLocation) => order.get(pickup_location_code) ?? near.length
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

async function nearLocations(code: { readonly like: string }, { city, postalCode, countryCode }: Home): Promise<readonly PickupLocation[]> {
  for (const term of [postalCode, city].filter(Boolean)) {
    try {
      const { pickupLocations } = await send(NearPickupLocationsOperation, { code, place: `${term}:${countryCode}`, radius: RADIUS, pageSize: FEW })
      const found = (pickupLocations?.items ?? []).filter(isLocation)
      if (found.length > 0) return found
    } catch (error) {
      // A place that the gazetteer lacks is refused. Without the order, the list is still complete.
      if (!(error instanceof StoreError)) throw error
    }
  }
  return []
}

/** Where the shopper lives. */
export interface Home {
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
}

export const isLocation = (location: PickupLocationFragment | null): location is PickupLocation => Boolean(location?.pickup_location_code)

/**
 * The first search: the shopper's town, or else the postal district, or else everywhere.
 * @returns the text that finds something
 */
export async function firstSearch(pattern: string, { city, postalCode }: { readonly city: string; readonly postalCode: string }): Promise<string> {
  const district = /^\d{2}/.exec(postalCode)?.[0]
  for (const text of [city, district]) if (text && (await searchLocations(pattern, text)).length > 0) return text
  return ''
}

/**
 * One locker or shop as it is now; null if there is none any more.
 * @throws StoreError, ServerError
 */
export async function findLocation(code: string): Promise<PickupLocation | null> {
  const { pickupLocations } = await send(PickupLocationByCodeOperation, { code })
  return pickupLocations?.items?.find(isLocation) ?? null
}

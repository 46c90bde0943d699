import type { AreaInput } from '../../generated/resolvers.ts'
import { fold } from '../../lib/fold.ts'
import type { PickupLocationRow } from './pickup.repository.ts'

type Point = Pick<PickupLocationRow, 'latitude' | 'longitude'>

/**
 * The place that Magento finds among its geonames; here it is the middle of the locations with that town, region or post code.
 * @param area its term is `Kraków:PL`
 * @returns undefined for an unknown place
 */
export function centreOf({ search_term: term }: AreaInput, locations: readonly PickupLocationRow[]): Point | undefined {
  const [place = '', country = ''] = term.split(':').map((part) => fold(part.trim()))
  const there = locations.filter(({ country_id, city, region, postcode }) =>
    (country === '' || fold(country_id) === country) && [city, region ?? '', postcode].some((name) => fold(name) === place))
  if (place === '' || there.length === 0) return undefined
  const mean = (axis: keyof Point) => there.reduce((sum, location) => sum + location[axis], 0) / there.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

const EARTH_RADIUS_KM = 6371

/** In kilometres, on a sphere. */
export function distanceBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const squared = halfChord(other.latitude - one.latitude)
    + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfChord(other.longitude - one.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(squared))
}

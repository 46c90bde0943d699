import type { AreaInput, PickupLocationSortInput, Resolvers } from '../../generated/resolvers.ts'
import { checkPage, pageInfo, pageOf, requestedPage, sliceOf } from '../../graphql/page.ts'
import { centreOf, distanceBetween } from './location-distance.ts'
import { filterLocations } from './location-filter.ts'
import { findPickupLocations, type PickupLocationRow } from './pickup.repository.ts'

export const pickupResolvers: Resolvers = {
  Query: {
    // Every location can receive everything that the shop sends, so `productsInfo` excludes none.
    pickupLocations: (_, { area, filters, sort, ...page }, { database, store }) => {
      const requested = requestedPage(page)
      checkPage(requested)
      const all = findPickupLocations(database, store.id)
      const found = sortBy(area ? within(area, all, filterLocations(all, filters ?? {}), sort) : filterLocations(all, filters ?? {}), sort ?? {})
      const { limit, offset } = sliceOf(requested)
      return { items: found.slice(offset, offset + limit), total_count: found.length, page_info: pageInfo(pageOf(requested, found.length)) }
    },
  },
  PickupLocation: { fax: () => null },
}

function within(area: AreaInput, all: readonly PickupLocationRow[], found: readonly PickupLocationRow[], sort: PickupLocationSortInput | null | undefined) {
  const centre = centreOf(area, all)
  if (!centre) return []
  const near = found.flatMap((location) => {
    const distance = distanceBetween(centre, location)
    return distance <= area.radius ? [{ location, distance }] : []
  })
  const direction = sort?.distance === 'DESC' ? -1 : 1
  if (sort?.distance) near.sort((a, b) => direction * (a.distance - b.distance))
  return near.map(({ location }) => location)
}

/** By each requested field, the first one first. Sorted by distance, all others are ignored. */
function sortBy(locations: readonly PickupLocationRow[], { distance, ...fields }: PickupLocationSortInput): readonly PickupLocationRow[] {
  const orders = Object.entries(fields) as [keyof PickupLocationRow, 'ASC' | 'DESC' | null][]
  if (distance || orders.length === 0) return locations
  return locations.toSorted((a, b) => {
    const differences = orders.map(([field, order]) => (order === 'DESC' ? -1 : 1) * compare(a[field], b[field]))
    return differences.find((difference) => difference !== 0) ?? 0
  })
}

function compare(a: string | number | null | undefined, b: string | number | null | undefined): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''), 'pl')
}

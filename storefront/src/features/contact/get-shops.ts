import 'server-only'
import { readServerSettings } from '../../env.ts'
import { AllPickupLocationsOperation } from '../../graphql/generated/pickup-locations.ts'
import type { PickupLocationFragment } from '../../graphql/generated/types.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { IN_STORE } from '../delivery/delivery-days.ts'
import { optional } from '../store/optional.ts'

const { pickupMethods } = readServerSettings()

/** A chain of more shops has a page of its own. */
const MOST = 10

/** The shops from which orders can be collected, with their opening hours; none without such a delivery method. */
export async function getShops(locale: Locale): Promise<readonly PickupLocationFragment[]> {
  const pattern = pickupMethods[IN_STORE]
  if (pattern === undefined) return []
  const answer = await optional('The shops', read(AllPickupLocationsOperation, { code: { like: pattern }, pageSize: MOST + 1 }, { locale, tags: ['store'] }))
  const shops = (answer?.pickupLocations?.items ?? []).filter((shop) => shop !== null)
  return shops.length > MOST ? [] : shops
}

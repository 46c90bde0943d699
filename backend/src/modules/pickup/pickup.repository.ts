import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** A parcel locker or shop, with the texts of one store view. */
export interface PickupLocationRow {
  readonly pickup_location_code: string
  readonly name: string
  readonly description: string
  readonly country_id: string
  readonly region_id: number | null
  readonly region: string | null
  readonly city: string
  readonly street: string
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string | null
  readonly email: string | null
  readonly contact_name: string | null
}

const SELECT = `
  SELECT location.code AS pickup_location_code, name, description, country_id, region_id, region, city, street, postcode, latitude,
    longitude, phone, email, contact_name
  FROM pickup_location location JOIN pickup_location_text text ON text.code = location.code AND text.store_id = ?`

/** In the order of their codes. */
export function findPickupLocations(database: DatabaseSync, storeId: number): PickupLocationRow[] {
  return statement<PickupLocationRow>(database, `${SELECT} ORDER BY location.code`).all(storeId)
}

export function findPickupLocation(database: DatabaseSync, storeId: number, code: string): PickupLocationRow | undefined {
  return statement<PickupLocationRow>(database, `${SELECT} WHERE location.code = ?`).get(storeId, code)
}

import type { DatabaseSync } from 'node:sqlite'
import { required } from '../../lib/required.ts'
import { insertTexts } from '../catalog/insert-texts.ts'
import { PICKUP_LOCATIONS, regionOf } from './pickup-locations.ts'

export function seedPickupLocations(database: DatabaseSync): void {
  const insert = database.prepare(`
    INSERT INTO pickup_location (code, country_id, region_id, region, city, street, postcode, latitude, longitude, phone, email)
    VALUES (?, 'PL', ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  for (const location of PICKUP_LOCATIONS) {
    const { code, name, description, city, street, postcode, latitude, longitude, phone = null, email = null } = location
    const region = required(regionOf(location), 'region')
    insert.run(code, region.id, region.name, city, street, postcode, latitude, longitude, phone, email)
    insertTexts(database, 'pickup_location_text', code, name, description)
  }
}

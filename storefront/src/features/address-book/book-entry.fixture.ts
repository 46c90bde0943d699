import { home, work } from '../address/saved-address.fixture.ts'
import type { SavedAddress } from '../address/saved-address.ts'

export const atHome: SavedAddress = home

export const atWork: SavedAddress = { ...work, default_billing: true }

export const inOregon: SavedAddress = {
  ...atHome, id: 9, prefix: 'Dr.', middlename: 'J.', street: ['Burnside St', '1'], city: 'Portland', postcode: '97209', country_code: 'US',
  region: { region: 'Oregon', region_id: 49 },
}

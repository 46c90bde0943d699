import type { PickupLocation } from './search-locations.ts'

export const zak02 = {
  pickup_location_code: 'ZAK02A', name: 'ZAK02A', description: 'Open 24 hours', country_id: 'PL', region_id: 695,
  street: 'Nowotarska 41', city: 'Zakopane', postcode: '34-500',
} satisfies PickupLocation

import type { Operation } from '../operation.ts'
import type { PickupLocationAtQuery, PickupLocationAtQueryVariables } from './types.ts'

export const PickupLocationAtOperation: Operation<PickupLocationAtQuery, PickupLocationAtQueryVariables> = {
  name: 'PickupLocationAt',
  query: 'query PickupLocationAt($street:FilterTypeInput!$postcode:FilterTypeInput!){pickupLocations(filters:{street:$street postcode:$postcode}pageSize:1){items{pickup_location_code name description country_id region_id city street postcode}}}',
}

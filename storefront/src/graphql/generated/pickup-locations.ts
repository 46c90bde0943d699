import type { Operation } from '../operation.ts'
import type { PickupLocationsQuery, PickupLocationsQueryVariables, AllPickupLocationsQuery, AllPickupLocationsQueryVariables, NearPickupLocationsQuery, NearPickupLocationsQueryVariables, PickupLocationByCodeQuery, PickupLocationByCodeQueryVariables } from './types.ts'

export const PickupLocationsOperation: Operation<PickupLocationsQuery, PickupLocationsQueryVariables> = {
  name: 'PickupLocations',
  query: 'query PickupLocations($code:FilterTypeInput!$start:FilterTypeInput!$part:FilterTypeInput!$pageSize:Int!$isSearch:Boolean!){byCity:pickupLocations(filters:{pickup_location_code:$code city:$start}pageSize:$pageSize){items{pickup_location_code name description country_id region_id city street postcode}}byPostcode:pickupLocations(filters:{pickup_location_code:$code postcode:$start}pageSize:$pageSize)@include(if:$isSearch){items{pickup_location_code name description country_id region_id city street postcode}}byName:pickupLocations(filters:{pickup_location_code:$code name:$part}pageSize:$pageSize)@include(if:$isSearch){items{pickup_location_code name description country_id region_id city street postcode}}byStreet:pickupLocations(filters:{pickup_location_code:$code street:$part}pageSize:$pageSize)@include(if:$isSearch){items{pickup_location_code name description country_id region_id city street postcode}}}',
}

export const AllPickupLocationsOperation: Operation<AllPickupLocationsQuery, AllPickupLocationsQueryVariables> = {
  name: 'AllPickupLocations',
  query: 'query AllPickupLocations($code:FilterTypeInput!$pageSize:Int!){pickupLocations(filters:{pickup_location_code:$code}pageSize:$pageSize){items{pickup_location_code name description country_id region_id city street postcode}}}',
}

export const NearPickupLocationsOperation: Operation<NearPickupLocationsQuery, NearPickupLocationsQueryVariables> = {
  name: 'NearPickupLocations',
  query: 'query NearPickupLocations($code:FilterTypeInput!$place:String!$radius:Int!$pageSize:Int!){pickupLocations(area:{radius:$radius search_term:$place}filters:{pickup_location_code:$code}sort:{distance:ASC}pageSize:$pageSize){items{pickup_location_code name description country_id region_id city street postcode}}}',
}

export const PickupLocationByCodeOperation: Operation<PickupLocationByCodeQuery, PickupLocationByCodeQueryVariables> = {
  name: 'PickupLocationByCode',
  query: 'query PickupLocationByCode($code:String!){pickupLocations(filters:{pickup_location_code:{eq:$code}}pageSize:1){items{pickup_location_code name description country_id region_id city street postcode}}}',
}

import type { Operation } from '../operation.ts'
import type { RegionCountriesQuery, RegionCountriesQueryVariables } from './types.ts'

export const RegionCountriesOperation: Operation<RegionCountriesQuery, RegionCountriesQueryVariables> = {
  name: 'RegionCountries',
  query: 'query RegionCountries{storeConfig{countries_with_required_region}}',
}

import type { Operation } from '../operation.ts'
import type { StoreCountryQuery, StoreCountryQueryVariables } from './types.ts'

export const StoreCountryOperation: Operation<StoreCountryQuery, StoreCountryQueryVariables> = {
  name: 'StoreCountry',
  query: 'query StoreCountry{storeConfig{default_country}}',
}

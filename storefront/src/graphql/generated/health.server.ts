import type { Operation } from '../operation.ts'
import type { HealthQuery, HealthQueryVariables } from './types.ts'

export const HealthOperation: Operation<HealthQuery, HealthQueryVariables> = {
  name: 'Health',
  query: 'query Health{storeConfig{store_code}}',
}

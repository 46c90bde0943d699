import type { Operation } from '../operation.ts'
import type { LatestOrderToPayQuery, LatestOrderToPayQueryVariables } from './types.ts'

export const LatestOrderToPayOperation: Operation<LatestOrderToPayQuery, LatestOrderToPayQueryVariables> = {
  name: 'LatestOrderToPay',
  query: 'query LatestOrderToPay{customer{orders(pageSize:1 sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number total{grand_total{value currency}}token}}}}',
}

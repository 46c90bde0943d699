import type { Operation } from '../operation.ts'
import type { LatestOrderToPayQuery, LatestOrderToPayQueryVariables } from './types.ts'

export const LatestOrderToPayOperation: Operation<LatestOrderToPayQuery, LatestOrderToPayQueryVariables> = {
  name: 'LatestOrderToPay',
  query: 'query LatestOrderToPay{customer{orders(pageSize:1 sort:{sort_field:CREATED_AT sort_direction:DESC}){items{...LatestOrder token}}}}fragment LatestOrder on CustomerOrder{number total{grand_total{...Money}}}fragment Money on Money{value currency}',
}

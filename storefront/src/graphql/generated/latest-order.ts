import type { Operation } from '../operation.ts'
import type { LatestOrderQuery, LatestOrderQueryVariables } from './types.ts'

export const LatestOrderOperation: Operation<LatestOrderQuery, LatestOrderQueryVariables> = {
  name: 'LatestOrder',
  query: 'query LatestOrder{customer{orders(pageSize:1 sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number total{grand_total{value currency}}}}}}',
}

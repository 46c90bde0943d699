import type { Operation } from '../operation.ts'
import type { OrdersToWithdrawFromQuery, OrdersToWithdrawFromQueryVariables } from './types.ts'

export const OrdersToWithdrawFromOperation: Operation<OrdersToWithdrawFromQuery, OrdersToWithdrawFromQueryVariables> = {
  name: 'OrdersToWithdrawFrom',
  query: 'query OrdersToWithdrawFrom{customer{orders(pageSize:20 scope:GLOBAL sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number order_date status}}}}',
}

import type { Operation } from '../operation.ts'
import type { OrderSince247Query, OrderSince247QueryVariables, CancelOrderMutation, CancelOrderMutationVariables } from './types.ts'

export const OrderSince247Operation: Operation<OrderSince247Query, OrderSince247QueryVariables> = {
  name: 'OrderSince247',
  query: 'query OrderSince247($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{token}}}storeConfig{order_cancellation_enabled order_cancellation_reasons{description}}}',
}

export const CancelOrderOperation: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  query: 'mutation CancelOrder($orderId:ID!$reason:String!){cancelOrder(input:{order_id:$orderId reason:$reason}){error}}',
}

import type { Operation } from '../operation.ts'
import type { OrderSince248Query, OrderSince248QueryVariables, CancelOrderWithCodeMutation, CancelOrderWithCodeMutationVariables } from './types.ts'

export const OrderSince248Operation: Operation<OrderSince248Query, OrderSince248QueryVariables> = {
  name: 'OrderSince248',
  query: 'query OrderSince248($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{available_actions order_status_change_date items{id prices{price{value currency}price_including_tax{value currency}row_total{value currency}row_total_including_tax{value currency}}}total{subtotal_incl_tax{value currency}}}}}}',
}

export const CancelOrderWithCodeOperation: Operation<CancelOrderWithCodeMutation, CancelOrderWithCodeMutationVariables> = {
  name: 'CancelOrderWithCode',
  query: 'mutation CancelOrderWithCode($orderId:ID!$reason:String!){cancelOrder(input:{order_id:$orderId reason:$reason}){error errorV2{code}}}',
}

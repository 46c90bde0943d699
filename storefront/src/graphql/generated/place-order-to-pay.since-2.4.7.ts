import type { Operation } from '../operation.ts'
import type { PlaceOrderToPayMutation, PlaceOrderToPayMutationVariables } from './types.ts'

export const PlaceOrderToPayOperation: Operation<PlaceOrderToPayMutation, PlaceOrderToPayMutationVariables> = {
  name: 'PlaceOrderToPay',
  query: 'mutation PlaceOrderToPay($cartId:String!){placeOrder(input:{cart_id:$cartId}){order{order_number}orderV2{token}errors{code message}}}',
}

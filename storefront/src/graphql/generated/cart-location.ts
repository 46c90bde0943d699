import type { Operation } from '../operation.ts'
import type { CartLocationQuery, CartLocationQueryVariables } from './types.ts'

export const CartLocationOperation: Operation<CartLocationQuery, CartLocationQueryVariables> = {
  name: 'CartLocation',
  query: 'query CartLocation($cartId:String!){cart(cart_id:$cartId){shipping_addresses{pickup_location_code}}}',
}

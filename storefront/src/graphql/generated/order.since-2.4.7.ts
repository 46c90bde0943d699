import type { Operation } from '../operation.ts'
import type { OrderSince247Query, OrderSince247QueryVariables } from './types.ts'

export const OrderSince247Operation: Operation<OrderSince247Query, OrderSince247QueryVariables> = {
  name: 'OrderSince247',
  query: 'query OrderSince247($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{token}}}}',
}

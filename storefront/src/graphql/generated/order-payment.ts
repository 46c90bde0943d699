import type { Operation } from '../operation.ts'
import type { OrderPaymentQuery, OrderPaymentQueryVariables } from './types.ts'

export const OrderPaymentOperation: Operation<OrderPaymentQuery, OrderPaymentQueryVariables> = {
  name: 'OrderPayment',
  query: 'query OrderPayment($number:String!){customer{orders(filter:{number:{eq:$number}}){items{number payment_methods{type}total{grand_total{value}}items{quantity_ordered quantity_invoiced quantity_canceled}comments{message timestamp}}}}}',
}

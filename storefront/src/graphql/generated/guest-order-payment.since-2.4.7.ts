import type { Operation } from '../operation.ts'
import type { GuestOrderPaymentQuery, GuestOrderPaymentQueryVariables } from './types.ts'

export const GuestOrderPaymentOperation: Operation<GuestOrderPaymentQuery, GuestOrderPaymentQueryVariables> = {
  name: 'GuestOrderPayment',
  query: 'query GuestOrderPayment($token:String!){guestOrderByToken(input:{token:$token}){number payment_methods{type}total{grand_total{value}}items{quantity_ordered quantity_invoiced quantity_canceled}comments{message timestamp}}}',
}

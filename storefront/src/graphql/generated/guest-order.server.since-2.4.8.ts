import type { Operation } from '../operation.ts'
import type { GuestOrderToWithdrawFromQuery, GuestOrderToWithdrawFromQueryVariables } from './types.ts'

export const GuestOrderToWithdrawFromOperation: Operation<GuestOrderToWithdrawFromQuery, GuestOrderToWithdrawFromQueryVariables> = {
  name: 'GuestOrderToWithdrawFrom',
  query: 'query GuestOrderToWithdrawFrom($number:String!$email:String!$lastname:String!){guestOrder(input:{number:$number email:$email lastname:$lastname}){number created_at order_date status items{id product_name product_sku product_type quantity_ordered quantity_invoiced quantity_shipped quantity_canceled quantity_refunded selected_options{label value}}order_status_change_date}}',
}

import type { Operation } from '../operation.ts'
import type { DatedCustomerOrderToWithdrawFromQuery, DatedCustomerOrderToWithdrawFromQueryVariables } from './types.ts'

export const DatedCustomerOrderToWithdrawFromOperation: Operation<DatedCustomerOrderToWithdrawFromQuery, DatedCustomerOrderToWithdrawFromQueryVariables> = {
  name: 'DatedCustomerOrderToWithdrawFrom',
  query: 'query DatedCustomerOrderToWithdrawFrom($number:String!){customer{email orders(filter:{number:{eq:$number}}scope:GLOBAL){items{number created_at order_date status items{id product_name product_sku product_type quantity_ordered quantity_invoiced quantity_shipped quantity_canceled quantity_refunded selected_options{label value}}order_status_change_date}}}}',
}

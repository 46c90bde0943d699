import type { Operation } from '../operation.ts'
import type { CustomerOrderToWithdrawFromQuery, CustomerOrderToWithdrawFromQueryVariables, DownloadsToWithdrawFromQuery, DownloadsToWithdrawFromQueryVariables } from './types.ts'

export const CustomerOrderToWithdrawFromOperation: Operation<CustomerOrderToWithdrawFromQuery, CustomerOrderToWithdrawFromQueryVariables> = {
  name: 'CustomerOrderToWithdrawFrom',
  query: 'query CustomerOrderToWithdrawFrom($number:String!){customer{email orders(filter:{number:{eq:$number}}scope:GLOBAL){items{number created_at order_date status items{id product_name product_sku product_type quantity_ordered quantity_invoiced quantity_shipped quantity_canceled quantity_refunded selected_options{label value}}}}}}',
}

export const DownloadsToWithdrawFromOperation: Operation<DownloadsToWithdrawFromQuery, DownloadsToWithdrawFromQueryVariables> = {
  name: 'DownloadsToWithdrawFrom',
  query: 'query DownloadsToWithdrawFrom{customerDownloadableProducts{items{order_increment_id remaining_downloads status}}}',
}

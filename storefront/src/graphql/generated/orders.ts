import type { Operation } from '../operation.ts'
import type { OrdersQuery, OrdersQueryVariables } from './types.ts'

export const OrdersOperation: Operation<OrdersQuery, OrdersQueryVariables> = {
  name: 'Orders',
  query: 'query Orders($currentPage:Int!$pageSize:Int!){customer{orders(currentPage:$currentPage pageSize:$pageSize scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){total_count items{id number created_at order_date status total{grand_total{value currency}}items{id product_name product_sku product_url_key}}}}}',
}

import type { Operation } from '../operation.ts'
import type { DeliveredSkusQuery, DeliveredSkusQueryVariables } from './types.ts'

export const DeliveredSkusOperation: Operation<DeliveredSkusQuery, DeliveredSkusQueryVariables> = {
  name: 'DeliveredSkus',
  query: 'query DeliveredSkus($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{__typename uid sku ...on ConfigurableProduct{variants{product{uid sku}}}...on BundleProduct{items{required options{uid quantity can_change_quantity is_default position product{uid stock_status}}}}...on GroupedProduct{items{qty position product{uid sku stock_status}}}}}}',
}

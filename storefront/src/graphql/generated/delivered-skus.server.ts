import type { Operation } from '../operation.ts'
import type { DeliveredSkusQuery, DeliveredSkusQueryVariables } from './types.ts'

export const DeliveredSkusOperation: Operation<DeliveredSkusQuery, DeliveredSkusQueryVariables> = {
  name: 'DeliveredSkus',
  query: 'query DeliveredSkus($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku ...on ConfigurableProduct{variants{product{uid sku}}}}}}',
}

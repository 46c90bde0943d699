import type { Operation } from '../operation.ts'
import type { QuantityLimitsQuery, QuantityLimitsQueryVariables } from './types.ts'

export const QuantityLimitsOperation: Operation<QuantityLimitsQuery, QuantityLimitsQueryVariables> = {
  name: 'QuantityLimits',
  query: 'query QuantityLimits($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{sku min_sale_qty max_sale_qty ...on ConfigurableProduct{variants{product{sku min_sale_qty max_sale_qty}}}...on GroupedProduct{items{product{sku min_sale_qty max_sale_qty}}}}}}',
}

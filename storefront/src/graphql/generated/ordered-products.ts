import type { Operation } from '../operation.ts'
import type { OrderedProductsQuery, OrderedProductsQueryVariables } from './types.ts'

export const OrderedProductsOperation: Operation<OrderedProductsQuery, OrderedProductsQueryVariables> = {
  name: 'OrderedProducts',
  query: 'query OrderedProducts($urlKeys:[String]!$pageSize:Int!){products(filter:{url_key:{in:$urlKeys}}pageSize:$pageSize){items{uid sku url_key small_image{url}price_range{minimum_price{final_price{value}}}...on ConfigurableProduct{variants{product{uid sku small_image{url}price_range{minimum_price{final_price{value}}}}}}}}}',
}

import type { Operation } from '../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from './types.ts'

export const RecentlyViewedOperation: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = {
  name: 'RecentlyViewed',
  query: 'query RecentlyViewed($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{sku __typename name url_key small_image{url}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}}}}',
}

import type { Operation } from '../operation.ts'
import type { RecentlyViewedQuery, RecentlyViewedQueryVariables } from './types.ts'

export const RecentlyViewedOperation: Operation<RecentlyViewedQuery, RecentlyViewedQueryVariables> = {
  name: 'RecentlyViewed',
  query: 'query RecentlyViewed($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{sku ...RelatedProduct}}}fragment RelatedProduct on ProductInterface{uid name url_key small_image{url}price_range{...ProductPrice}}fragment ProductPrice on PriceRange{minimum_price{regular_price{...Money}final_price{...Money}discount{percent_off}}maximum_price{final_price{...Money}}}fragment Money on Money{value currency}',
}

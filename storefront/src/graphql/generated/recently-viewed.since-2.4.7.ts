import type { Operation } from '../operation.ts'
import type { RecentlyViewedWithAttributesQuery, RecentlyViewedWithAttributesQueryVariables } from './types.ts'

export const RecentlyViewedWithAttributesOperation: Operation<RecentlyViewedWithAttributesQuery, RecentlyViewedWithAttributesQueryVariables> = {
  name: 'RecentlyViewedWithAttributes',
  query: 'query RecentlyViewedWithAttributes($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{sku __typename name url_key small_image{url}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}',
}

import type { Operation } from '../operation.ts'
import type { RecentlyViewedWithAttributesQuery, RecentlyViewedWithAttributesQueryVariables } from './types.ts'

export const RecentlyViewedWithAttributesOperation: Operation<RecentlyViewedWithAttributesQuery, RecentlyViewedWithAttributesQueryVariables> = {
  name: 'RecentlyViewedWithAttributes',
  query: 'query RecentlyViewedWithAttributes($skus:[String]!$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{sku uid name url_key small_image{url}price_range{minimum_price{regular_price{value currency}final_price{value currency}discount{percent_off}}maximum_price{final_price{value currency}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}',
}

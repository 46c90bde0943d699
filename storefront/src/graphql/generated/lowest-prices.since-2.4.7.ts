import type { Operation } from '../operation.ts'
import type { LowestPricesQuery, LowestPricesQueryVariables } from './types.ts'

export const LowestPricesOperation: Operation<LowestPricesQuery, LowestPricesQueryVariables> = {
  name: 'LowestPrices',
  query: 'query LowestPrices($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid related_products{uid custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}}}}upsell_products{uid custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}}}}...on ConfigurableProduct{variants{product{uid custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}...on GroupedProduct{items{product{uid custom_attributesV2(filters:{used_in_product_listing:true}){items{__typename code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}}}}',
}

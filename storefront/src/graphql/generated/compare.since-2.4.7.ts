import type { Operation } from '../operation.ts'
import type { ComparisonWithAttributesQuery, ComparisonWithAttributesQueryVariables, CompareOnceWithAttributesMutation, CompareOnceWithAttributesMutationVariables } from './types.ts'

export const ComparisonWithAttributesOperation: Operation<ComparisonWithAttributesQuery, ComparisonWithAttributesQueryVariables> = {
  name: 'ComparisonWithAttributes',
  query: 'query ComparisonWithAttributes($uid:ID!){compareList(uid:$uid){uid attributes{code label}items{uid attributes{code value}product{__typename uid sku name url_key stock_status rating_summary review_count small_image{url}categories{uid url_path}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}}',
}

export const CompareOnceWithAttributesOperation: Operation<CompareOnceWithAttributesMutation, CompareOnceWithAttributesMutationVariables> = {
  name: 'CompareOnceWithAttributes',
  query: 'mutation CompareOnceWithAttributes($products:[ID]!){createCompareList(input:{products:$products}){uid attributes{code label}items{uid attributes{code value}product{__typename uid sku name url_key stock_status rating_summary review_count small_image{url}categories{uid url_path}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}custom_attributesV2(filters:{used_in_product_listing:true}){items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}}}}',
}

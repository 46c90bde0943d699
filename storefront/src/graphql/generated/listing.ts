import type { Operation } from '../operation.ts'
import type { ListingQuery, ListingQueryVariables, FilterKeysQuery, FilterKeysQueryVariables } from './types.ts'

export const ListingOperation: Operation<ListingQuery, ListingQueryVariables> = {
  name: 'Listing',
  query: 'query Listing($search:String$filter:ProductAttributeFilterInput$sort:ProductAttributeSortInput$pageSize:Int!$currentPage:Int!$withVariants:Boolean=false){products(search:$search filter:$filter sort:$sort pageSize:$pageSize currentPage:$currentPage){total_count suggestions{search}page_info{current_page page_size total_pages}sort_fields{default options{label value}}aggregations{attribute_code label position options{label value count}}items{__typename uid sku name url_key stock_status new_from_date new_to_date rating_summary review_count short_description{html}small_image{url label}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}...on ConfigurableProduct@include(if:$withVariants){variants{attributes{code uid}product{uid stock_status small_image{url}}}}}}}',
}

export const FilterKeysOperation: Operation<FilterKeysQuery, FilterKeysQueryVariables> = {
  name: 'FilterKeys',
  query: 'query FilterKeys{products(filter:{}pageSize:1){aggregations{attribute_code label}}}',
}

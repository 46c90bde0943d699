import type { Operation } from '../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables, ProductCountQuery, ProductCountQueryVariables, CardPicturesQuery, CardPicturesQueryVariables, CardColourPicturesQuery, CardColourPicturesQueryVariables, QuickBuyQuery, QuickBuyQueryVariables } from './types.ts'

export const MoreProductsOperation: Operation<MoreProductsQuery, MoreProductsQueryVariables> = {
  name: 'MoreProducts',
  query: 'query MoreProducts($search:String$filter:ProductAttributeFilterInput$sort:ProductAttributeSortInput$pageSize:Int!$currentPage:Int!$withVariants:Boolean=false){products(search:$search filter:$filter sort:$sort pageSize:$pageSize currentPage:$currentPage){items{__typename uid sku name url_key stock_status new_from_date new_to_date rating_summary review_count short_description{html}small_image{url label}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}...on ConfigurableProduct@include(if:$withVariants){variants{attributes{code uid}product{uid stock_status small_image{url}}}}}}}',
}

export const ProductCountOperation: Operation<ProductCountQuery, ProductCountQueryVariables> = {
  name: 'ProductCount',
  query: 'query ProductCount($search:String$filter:ProductAttributeFilterInput){products(search:$search filter:$filter pageSize:1){total_count}}',
}

export const CardPicturesOperation: Operation<CardPicturesQuery, CardPicturesQueryVariables> = {
  name: 'CardPictures',
  query: 'query CardPictures($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid small_image{url}media_gallery{__typename url disabled position}}}}',
}

export const CardColourPicturesOperation: Operation<CardColourPicturesQuery, CardColourPicturesQueryVariables> = {
  name: 'CardColourPictures',
  query: 'query CardColourPictures($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid ...on ConfigurableProduct{variants{attributes{label}product{uid small_image{url}media_gallery{__typename url disabled position}}}}}}}',
}

export const QuickBuyOperation: Operation<QuickBuyQuery, QuickBuyQueryVariables> = {
  name: 'QuickBuy',
  query: 'query QuickBuy($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{__typename uid sku name url_key stock_status only_x_left_in_stock new_from_date new_to_date meta_title meta_description related_products{__typename name url_key small_image{url}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}}upsell_products{__typename name url_key small_image{url}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}}description{html}short_description{html}categories{uid name url_path breadcrumbs{category_uid category_name category_url_path}}image{url label}media_gallery{__typename url label position disabled ...on ProductVideo{video_content{video_url}}}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}price_tiers{quantity discount{amount_off}}...on ConfigurableProduct{configurable_options{uid attribute_code label position values{uid label swatch_data{__typename value}}}variants{attributes{uid code}product{uid sku stock_status only_x_left_in_stock price_range{minimum_price{regular_price{value}final_price{value currency}}}price_tiers{quantity discount{amount_off}}media_gallery{__typename url label position disabled ...on ProductVideo{video_content{video_url}}}}}}...on BundleProduct{items{uid title type required position options{uid label quantity can_change_quantity is_default position price price_type product{stock_status url_key url_rewrites{url}small_image{url}price_range{minimum_price{regular_price{value}final_price{value currency}}}}}}dynamic_price}...on GroupedProduct{items{qty position product{uid sku name stock_status url_key url_rewrites{url}small_image{url}price_range{minimum_price{regular_price{value}final_price{value currency}}}}}}...on DownloadableProduct{links_title links_purchased_separately downloadable_product_links{uid title price sample_url sample_file sort_order}downloadable_product_samples{title sample_url sample_file sort_order}}...on CustomizableProductInterface{options{__typename uid title required ...on CustomizableFieldOption{text:value{price price_type max_characters}}...on CustomizableAreaOption{area:value{price price_type max_characters}}...on CustomizableDateOption{date:value{price price_type type}}...on CustomizableDropDownOption{list:value{uid title price price_type}}...on CustomizableRadioOption{radios:value{uid title price price_type}}...on CustomizableCheckboxOption{checkboxes:value{uid title price price_type}}...on CustomizableMultipleOption{several:value{uid title price price_type}}}}}}}',
}

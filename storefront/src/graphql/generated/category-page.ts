import type { Operation } from '../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables, CategoryByUrlKeyQuery, CategoryByUrlKeyQueryVariables } from './types.ts'

export const CategoryPageOperation: Operation<CategoryPageQuery, CategoryPageQueryVariables> = {
  name: 'CategoryPage',
  query: 'query CategoryPage($uid:String!$pageSize:Int!){categories(filters:{category_uid:{eq:$uid}}){items{uid name description image display_mode is_anchor cms_block{content}url_path meta_title meta_description breadcrumbs{category_uid category_name category_url_path}children{uid name url_path image}}}products(filter:{category_uid:{eq:$uid}}pageSize:$pageSize currentPage:1){total_count suggestions{search}page_info{current_page page_size total_pages}sort_fields{default options{label value}}aggregations{attribute_code label position options{label value count}}items{__typename uid sku name url_key stock_status new_from_date new_to_date rating_summary review_count short_description{html}small_image{url label}price_range{minimum_price{regular_price{value}final_price{value currency}}maximum_price{final_price{value}}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}}}}',
}

export const CategoryByUrlKeyOperation: Operation<CategoryByUrlKeyQuery, CategoryByUrlKeyQueryVariables> = {
  name: 'CategoryByUrlKey',
  query: 'query CategoryByUrlKey($urlKey:String!){categories(filters:{url_key:{eq:$urlKey}}){items{uid name url_path}}}',
}

import type { Operation } from '../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables, ProductCountQuery, ProductCountQueryVariables, CardPicturesQuery, CardPicturesQueryVariables, QuickBuyQuery, QuickBuyQueryVariables } from './types.ts'

export const MoreProductsOperation: Operation<MoreProductsQuery, MoreProductsQueryVariables> = {
  name: 'MoreProducts',
  query: 'query MoreProducts($search:String$filter:ProductAttributeFilterInput$sort:ProductAttributeSortInput$pageSize:Int!$currentPage:Int!){products(search:$search filter:$filter sort:$sort pageSize:$pageSize currentPage:$currentPage){items{...ProductCard}}}fragment ProductCard on ProductInterface{__typename uid sku name url_key stock_status new_from_date new_to_date short_description{html}small_image{url label}price_range{...ProductPrice}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}}fragment ProductPrice on PriceRange{minimum_price{regular_price{...Money}final_price{...Money}discount{percent_off}}maximum_price{final_price{...Money}}}fragment Money on Money{value currency}',
}

export const ProductCountOperation: Operation<ProductCountQuery, ProductCountQueryVariables> = {
  name: 'ProductCount',
  query: 'query ProductCount($search:String$filter:ProductAttributeFilterInput){products(search:$search filter:$filter pageSize:1){total_count}}',
}

export const CardPicturesOperation: Operation<CardPicturesQuery, CardPicturesQueryVariables> = {
  name: 'CardPictures',
  query: 'query CardPictures($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid ...on ConfigurableProduct{variants{attributes{label}product{uid small_image{url}}}}}}}',
}

export const QuickBuyOperation: Operation<QuickBuyQuery, QuickBuyQueryVariables> = {
  name: 'QuickBuy',
  query: 'query QuickBuy($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{...ProductPage}}}fragment ProductPage on ProductInterface{__typename uid sku name url_key stock_status only_x_left_in_stock new_from_date new_to_date meta_title meta_description ...ProductReviews ...RelatedProducts description{html}short_description{html}categories{uid name url_path breadcrumbs{category_uid category_name category_url_path}}image{url label}media_gallery{...GalleryImage}price_range{...ProductPrice}...on ConfigurableProduct{configurable_options{...ConfigurableOption}variants{...Variant}}}fragment ProductReviews on ProductInterface{...RatingLine sku reviews(pageSize:3){items{...Review}}rated:reviews(pageSize:100){items{average_rating ratings_breakdown{name value}}}}fragment RatingLine on ProductInterface{rating_summary review_count}fragment Review on ProductReview{summary text nickname created_at average_rating}fragment RelatedProducts on ProductInterface{related_products{...RelatedProduct}upsell_products{...RelatedProduct}}fragment RelatedProduct on ProductInterface{uid name url_key small_image{url}price_range{...ProductPrice}}fragment ProductPrice on PriceRange{minimum_price{regular_price{...Money}final_price{...Money}discount{percent_off}}maximum_price{final_price{...Money}}}fragment Money on Money{value currency}fragment GalleryImage on MediaGalleryInterface{__typename url label position disabled}fragment ConfigurableOption on ConfigurableProductOptions{uid attribute_code label position values{uid label swatch_data{__typename value}}}fragment Variant on ConfigurableVariant{attributes{uid code}product{uid sku stock_status only_x_left_in_stock price_range{minimum_price{regular_price{...Money}final_price{...Money}}}media_gallery{...GalleryImage}}}',
}

import type { Operation } from '../operation.ts'
import type { WishlistPageQuery, WishlistPageQueryVariables, AddWishlistItemsToCartMutation, AddWishlistItemsToCartMutationVariables, UpdateWishMutation, UpdateWishMutationVariables } from './types.ts'

export const WishlistPageOperation: Operation<WishlistPageQuery, WishlistPageQueryVariables> = {
  name: 'WishlistPage',
  query: 'query WishlistPage($page:Int!$size:Int!){customer{email wishlists(pageSize:1){id items_count items_v2(currentPage:1 pageSize:300){items{id product{uid sku}}}page:items_v2(currentPage:$page pageSize:$size){items{__typename id product{uid price_range{minimum_price{final_price{value currency}regular_price{value}}maximum_price{final_price{value}}}__typename sku name url_key stock_status new_from_date new_to_date rating_summary review_count short_description{html}small_image{url label}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{uid attribute_code label values{uid label swatch_data{__typename value}}}}}...on ConfigurableWishlistItem{configured_variant{uid price_range{minimum_price{final_price{value currency}regular_price{value}}maximum_price{final_price{value}}}sku stock_status small_image{url}}configurable_options{configurable_product_option_value_uid option_label value_label}}quantity description customizable_options{customizable_option_uid type label values{customizable_option_value_uid label value}}...on BundleWishlistItem{bundle_options{uid label values{uid label quantity}}}...on DownloadableWishlistItem{links:links_v2{uid title}}}page_info{total_pages}}}}}',
}

export const AddWishlistItemsToCartOperation: Operation<AddWishlistItemsToCartMutation, AddWishlistItemsToCartMutationVariables> = {
  name: 'AddWishlistItemsToCart',
  query: 'mutation AddWishlistItemsToCart($listId:ID!$ids:[ID!]!){addWishlistItemsToCart(wishlistId:$listId wishlistItemIds:$ids){add_wishlist_items_to_cart_user_errors{code message wishlistItemId}wishlist{id items_count items_v2(currentPage:1 pageSize:300){items{id product{uid sku name url_key}__typename ...on ConfigurableWishlistItem{configured_variant{uid}}...on BundleWishlistItem{bundle_options{uid}}...on DownloadableWishlistItem{links:links_v2{uid}}}}}}}',
}

export const UpdateWishOperation: Operation<UpdateWishMutation, UpdateWishMutationVariables> = {
  name: 'UpdateWish',
  query: 'mutation UpdateWish($id:ID!$quantity:Float!$description:String){updateProductsInWishlist(wishlistId:"0" wishlistItems:[{wishlist_item_id:$id quantity:$quantity description:$description}]){user_errors{code message}}}',
}

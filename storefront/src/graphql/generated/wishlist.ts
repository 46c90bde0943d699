import type { Operation } from '../operation.ts'
import type { WishesQuery, WishesQueryVariables, AddToWishlistMutation, AddToWishlistMutationVariables, RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables } from './types.ts'

export const WishesOperation: Operation<WishesQuery, WishesQueryVariables> = {
  name: 'Wishes',
  query: 'query Wishes{customer{email wishlists(pageSize:1){id items_count items_v2(currentPage:1 pageSize:300){items{id product{uid sku}}}}}}',
}

export const AddToWishlistOperation: Operation<AddToWishlistMutation, AddToWishlistMutationVariables> = {
  name: 'AddToWishlist',
  query: 'mutation AddToWishlist($items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:"0" wishlistItems:$items){user_errors{code message}wishlist{id items_count items_v2(currentPage:1 pageSize:300){items{id product{uid sku price_range{minimum_price{final_price{value currency}}}}__typename ...on ConfigurableWishlistItem{configured_variant{uid price_range{minimum_price{final_price{value currency}}}}}}}}}}',
}

export const RemoveFromWishlistOperation: Operation<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables> = {
  name: 'RemoveFromWishlist',
  query: 'mutation RemoveFromWishlist($ids:[ID!]!){removeProductsFromWishlist(wishlistId:"0" wishlistItemsIds:$ids){user_errors{code message}wishlist{id items_count items_v2(currentPage:1 pageSize:300){items{id product{uid sku}}}}}}',
}

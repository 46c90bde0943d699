import type { Operation } from '../operation.ts'
import type { CartContentsQuery, CartContentsQueryVariables, MergeCartsMutation, MergeCartsMutationVariables } from './types.ts'

export const CartContentsOperation: Operation<CartContentsQuery, CartContentsQueryVariables> = {
  name: 'CartContents',
  query: 'query CartContents($cartId:String!){cart(cart_id:$cartId){id items{__typename quantity product{sku name}...on SimpleCartItem{customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on VirtualCartItem{customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on ConfigurableCartItem{configured_variant{sku}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on BundleCartItem{bundle_options{values{uid quantity}}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on DownloadableCartItem{links{uid}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}}}}',
}

export const MergeCartsOperation: Operation<MergeCartsMutation, MergeCartsMutationVariables> = {
  name: 'MergeCarts',
  query: 'mutation MergeCarts($sourceCartId:String!$destinationCartId:String!){mergeCarts(source_cart_id:$sourceCartId destination_cart_id:$destinationCartId){id items{__typename quantity product{sku name}...on SimpleCartItem{customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on VirtualCartItem{customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on ConfigurableCartItem{configured_variant{sku}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on BundleCartItem{bundle_options{values{uid quantity}}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on DownloadableCartItem{links{uid}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}}}}',
}

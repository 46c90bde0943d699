import type { Operation } from '../operation.ts'
import type { CartQuery, CartQueryVariables, CartCountQuery, CartCountQueryVariables, CreateGuestCartIdMutation, CreateGuestCartIdMutationVariables, CreateCustomerCartIdQuery, CreateCustomerCartIdQueryVariables, MergeCartsMutation, MergeCartsMutationVariables, AddProductsToCartMutation, AddProductsToCartMutationVariables, UpdateCartItemsMutation, UpdateCartItemsMutationVariables, RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables, ApplyCouponToCartMutation, ApplyCouponToCartMutationVariables, RemoveCouponFromCartMutation, RemoveCouponFromCartMutationVariables } from './types.ts'

export const CartOperation: Operation<CartQuery, CartQueryVariables> = {
  name: 'Cart',
  query: 'query Cart($cartId:String!){cart(cart_id:$cartId){...Cart}}fragment Cart on Cart{id total_quantity is_virtual applied_coupons{code}items{...CartLine}...CartTotals}fragment CartLine on CartItemInterface{__typename uid quantity errors{code message}product{uid sku name url_key stock_status only_x_left_in_stock small_image{url label}}prices{price_including_tax{...Money}row_total_including_tax{...Money}}...on ConfigurableCartItem{configurable_options{configurable_product_option_uid option_label configurable_product_option_value_uid value_label}configured_variant{uid sku stock_status only_x_left_in_stock small_image{url label}}}}fragment Money on Money{value currency}fragment CartTotals on Cart{prices{subtotal_including_tax{...Money}grand_total{...Money}discounts{label amount{...Money}}}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title price_incl_tax{...Money}}}}',
}

export const CartCountOperation: Operation<CartCountQuery, CartCountQueryVariables> = {
  name: 'CartCount',
  query: 'query CartCount($cartId:String!){cart(cart_id:$cartId){id total_quantity}}',
}

export const CreateGuestCartIdOperation: Operation<CreateGuestCartIdMutation, CreateGuestCartIdMutationVariables> = {
  name: 'createGuestCartId',
  query: 'mutation createGuestCartId{createEmptyCart}',
}

export const CreateCustomerCartIdOperation: Operation<CreateCustomerCartIdQuery, CreateCustomerCartIdQueryVariables> = {
  name: 'createCustomerCartId',
  query: 'query createCustomerCartId{customerCart{id}}',
}

export const MergeCartsOperation: Operation<MergeCartsMutation, MergeCartsMutationVariables> = {
  name: 'MergeCarts',
  query: 'mutation MergeCarts($sourceCartId:String!$destinationCartId:String!){mergeCarts(source_cart_id:$sourceCartId destination_cart_id:$destinationCartId){id}}',
}

export const AddProductsToCartOperation: Operation<AddProductsToCartMutation, AddProductsToCartMutationVariables> = {
  name: 'AddProductsToCart',
  query: 'mutation AddProductsToCart($cartId:String!$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$cartItems){cart{...Cart}user_errors{code message}}}fragment Cart on Cart{id total_quantity is_virtual applied_coupons{code}items{...CartLine}...CartTotals}fragment CartLine on CartItemInterface{__typename uid quantity errors{code message}product{uid sku name url_key stock_status only_x_left_in_stock small_image{url label}}prices{price_including_tax{...Money}row_total_including_tax{...Money}}...on ConfigurableCartItem{configurable_options{configurable_product_option_uid option_label configurable_product_option_value_uid value_label}configured_variant{uid sku stock_status only_x_left_in_stock small_image{url label}}}}fragment Money on Money{value currency}fragment CartTotals on Cart{prices{subtotal_including_tax{...Money}grand_total{...Money}discounts{label amount{...Money}}}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title price_incl_tax{...Money}}}}',
}

export const UpdateCartItemsOperation: Operation<UpdateCartItemsMutation, UpdateCartItemsMutationVariables> = {
  name: 'UpdateCartItems',
  query: 'mutation UpdateCartItems($cartId:String!$cartItems:[CartItemUpdateInput!]!){updateCartItems(input:{cart_id:$cartId cart_items:$cartItems}){cart{...Cart}}}fragment Cart on Cart{id total_quantity is_virtual applied_coupons{code}items{...CartLine}...CartTotals}fragment CartLine on CartItemInterface{__typename uid quantity errors{code message}product{uid sku name url_key stock_status only_x_left_in_stock small_image{url label}}prices{price_including_tax{...Money}row_total_including_tax{...Money}}...on ConfigurableCartItem{configurable_options{configurable_product_option_uid option_label configurable_product_option_value_uid value_label}configured_variant{uid sku stock_status only_x_left_in_stock small_image{url label}}}}fragment Money on Money{value currency}fragment CartTotals on Cart{prices{subtotal_including_tax{...Money}grand_total{...Money}discounts{label amount{...Money}}}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title price_incl_tax{...Money}}}}',
}

export const RemoveItemFromCartOperation: Operation<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables> = {
  name: 'RemoveItemFromCart',
  query: 'mutation RemoveItemFromCart($cartId:String!$cartItemUid:ID!){removeItemFromCart(input:{cart_id:$cartId cart_item_uid:$cartItemUid}){cart{...Cart}}}fragment Cart on Cart{id total_quantity is_virtual applied_coupons{code}items{...CartLine}...CartTotals}fragment CartLine on CartItemInterface{__typename uid quantity errors{code message}product{uid sku name url_key stock_status only_x_left_in_stock small_image{url label}}prices{price_including_tax{...Money}row_total_including_tax{...Money}}...on ConfigurableCartItem{configurable_options{configurable_product_option_uid option_label configurable_product_option_value_uid value_label}configured_variant{uid sku stock_status only_x_left_in_stock small_image{url label}}}}fragment Money on Money{value currency}fragment CartTotals on Cart{prices{subtotal_including_tax{...Money}grand_total{...Money}discounts{label amount{...Money}}}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title price_incl_tax{...Money}}}}',
}

export const ApplyCouponToCartOperation: Operation<ApplyCouponToCartMutation, ApplyCouponToCartMutationVariables> = {
  name: 'ApplyCouponToCart',
  query: 'mutation ApplyCouponToCart($cartId:String!$couponCode:String!){applyCouponToCart(input:{cart_id:$cartId coupon_code:$couponCode}){cart{...Cart}}}fragment Cart on Cart{id total_quantity is_virtual applied_coupons{code}items{...CartLine}...CartTotals}fragment CartLine on CartItemInterface{__typename uid quantity errors{code message}product{uid sku name url_key stock_status only_x_left_in_stock small_image{url label}}prices{price_including_tax{...Money}row_total_including_tax{...Money}}...on ConfigurableCartItem{configurable_options{configurable_product_option_uid option_label configurable_product_option_value_uid value_label}configured_variant{uid sku stock_status only_x_left_in_stock small_image{url label}}}}fragment Money on Money{value currency}fragment CartTotals on Cart{prices{subtotal_including_tax{...Money}grand_total{...Money}discounts{label amount{...Money}}}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title price_incl_tax{...Money}}}}',
}

export const RemoveCouponFromCartOperation: Operation<RemoveCouponFromCartMutation, RemoveCouponFromCartMutationVariables> = {
  name: 'RemoveCouponFromCart',
  query: 'mutation RemoveCouponFromCart($cartId:String!){removeCouponFromCart(input:{cart_id:$cartId}){cart{...Cart}}}fragment Cart on Cart{id total_quantity is_virtual applied_coupons{code}items{...CartLine}...CartTotals}fragment CartLine on CartItemInterface{__typename uid quantity errors{code message}product{uid sku name url_key stock_status only_x_left_in_stock small_image{url label}}prices{price_including_tax{...Money}row_total_including_tax{...Money}}...on ConfigurableCartItem{configurable_options{configurable_product_option_uid option_label configurable_product_option_value_uid value_label}configured_variant{uid sku stock_status only_x_left_in_stock small_image{url label}}}}fragment Money on Money{value currency}fragment CartTotals on Cart{prices{subtotal_including_tax{...Money}grand_total{...Money}discounts{label amount{...Money}}}shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title price_incl_tax{...Money}}}}',
}

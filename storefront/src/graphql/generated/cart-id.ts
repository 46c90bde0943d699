import type { Operation } from '../operation.ts'
import type { CartCountQuery, CartCountQueryVariables, CreateGuestCartIdMutation, CreateGuestCartIdMutationVariables, CreateCustomerCartIdQuery, CreateCustomerCartIdQueryVariables } from './types.ts'

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
  query: 'query createCustomerCartId{customerCart{id items{__typename quantity product{sku name}...on SimpleCartItem{customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on VirtualCartItem{customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on ConfigurableCartItem{configured_variant{sku}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on BundleCartItem{bundle_options{values{uid quantity}}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}...on DownloadableCartItem{links{uid}customizable_options{customizable_option_uid values{customizable_option_value_uid value}}}}}}',
}

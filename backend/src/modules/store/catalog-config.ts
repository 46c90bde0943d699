import type { StoreConfigResolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { amount, asText, flag, text } from './setting-resolvers.ts'
import { setting } from './settings.ts'

/** The fields of storeConfig about listings, products, reviews, wish lists and customers' accounts. */
export const catalogConfig: StoreConfigResolvers = {
  allow_guests_to_write_product_reviews: asText('catalog/review/allow_guest'),
  autocomplete_on_storefront: flag('customer/password/autocomplete_on_storefront'),
  catalog_default_sort_by: text('catalog/frontend/default_sort_by'),
  category_url_suffix: text('catalog/seo/category_url_suffix'),
  contact_enabled: flag('contact/contact/enabled'),
  create_account_confirmation: flag('customer/create_account/confirm'),
  customer_access_token_lifetime: amount('oauth/access_token_lifetime/customer'),
  // Multiple wish lists exist only in Adobe Commerce.
  enable_multiple_wishlists: () => '0',
  grid_per_page: amount('catalog/frontend/grid_per_page'),
  grid_per_page_values: text('catalog/frontend/grid_per_page_values'),
  list_mode: text('catalog/frontend/list_mode'),
  list_per_page: amount('catalog/frontend/list_per_page'),
  list_per_page_values: text('catalog/frontend/list_per_page_values'),
  magento_wishlist_general_is_enabled: asText('wishlist/general/active'),
  maximum_number_of_wishlists: () => '1',
  minimum_password_length: asText('customer/password/minimum_password_length'),
  newsletter_enabled: flag('newsletter/general/active'),
  product_reviews_enabled: asText('catalog/review/active'),
  product_url_suffix: text('catalog/seo/product_url_suffix'),
  required_character_classes_number: asText('customer/password/required_character_classes_number'),
  root_category_id: ({ rootCategoryId }) => rootCategoryId,
  root_category_uid: ({ rootCategoryId }) => toUid(rootCategoryId),
  send_friend: ({ id }, _, { database }) => {
    const isEnabled = setting(database, 'sendfriend/email/enabled', id)
    return { enabled_for_customers: isEnabled, enabled_for_guests: isEnabled && setting(database, 'sendfriend/email/allow_guest', id) }
  },
}

import type { Operation } from '../operation.ts'
import type { StoreConfigQuery, StoreConfigQueryVariables, CountriesQuery, CountriesQueryVariables } from './types.ts'

export const StoreConfigOperation: Operation<StoreConfigQuery, StoreConfigQueryVariables> = {
  name: 'StoreConfig',
  query: 'query StoreConfig{storeConfig{store_code store_name store_group_name locale timezone base_link_url secure_base_link_url default_display_currency_code category_url_suffix product_url_suffix default_title default_description product_reviews_enabled allow_items allow_order magento_wishlist_general_is_enabled website_name secure_base_url secure_base_media_url secure_base_static_url title_prefix title_suffix welcome cms_home_page cms_no_route copyright head_shortcut_icon header_logo_src logo_alt logo_width logo_height}}',
}

export const CountriesOperation: Operation<CountriesQuery, CountriesQueryVariables> = {
  name: 'Countries',
  query: 'query Countries{countries{id full_name_locale available_regions{id code name}}}',
}

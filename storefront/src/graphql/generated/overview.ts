import type { Operation } from '../operation.ts'
import type { AccountOverviewQuery, AccountOverviewQueryVariables } from './types.ts'

export const AccountOverviewOperation: Operation<AccountOverviewQuery, AccountOverviewQueryVariables> = {
  name: 'AccountOverview',
  query: 'query AccountOverview($withWishlist:Boolean!){customer{is_subscribed orders(pageSize:1 scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){total_count items{id number created_at order_date status total{grand_total{value currency}}items{id product_name product_sku product_url_key}}}addresses{id prefix firstname middlename lastname suffix fax company vat_id street city postcode telephone country_code region{region region_id}default_shipping default_billing}wishlists(pageSize:1)@include(if:$withWishlist){items_count items_v2(currentPage:1 pageSize:4){items{id product{name url_key url_rewrites{url}small_image{url}}}}}}}',
}

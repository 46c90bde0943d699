import type { Operation } from '../operation.ts'
import type { MyProfileQuery, MyProfileQueryVariables, MyOrdersQuery, MyOrdersQueryVariables, MyWishesQuery, MyWishesQueryVariables } from './types.ts'

export const MyProfileOperation: Operation<MyProfileQuery, MyProfileQueryVariables> = {
  name: 'MyProfile',
  query: 'query MyProfile{customer{email prefix firstname middlename lastname suffix date_of_birth gender taxvat created_at is_subscribed addresses{id prefix firstname middlename lastname suffix fax company vat_id street city postcode telephone country_code region{region region_id}default_shipping default_billing}}}',
}

export const MyOrdersOperation: Operation<MyOrdersQuery, MyOrdersQueryVariables> = {
  name: 'MyOrders',
  query: 'query MyOrders($currentPage:Int!$pageSize:Int!){customer{orders(currentPage:$currentPage pageSize:$pageSize scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:ASC}){items{id number created_at order_date status shipping_method payment_methods{name type}shipping_address{company firstname lastname street postcode city region country_code telephone vat_id}billing_address{company firstname lastname street postcode city region country_code telephone vat_id}comments{message timestamp}gift_message{from to message}items{id product_name product_sku product_url_key product_type product_sale_price{value currency}quantity_ordered quantity_invoiced quantity_shipped quantity_refunded quantity_canceled selected_options{label value}entered_options{label value}gift_message{from to message}...on BundleOrderItem{bundle_options{uid label values{uid product_name quantity price{value currency}}}}...on DownloadableOrderItem{downloadable_links{uid title}}}total{subtotal{value currency}discounts{label amount{value currency}}shipping_handling{amount_including_tax{value currency}amount_excluding_tax{value currency}}total_shipping{value currency}taxes{title rate amount{value currency}}total_tax{value currency}grand_total{value currency}}shipments{number tracking{carrier number title}items{id product_name quantity_shipped}comments{message timestamp}}invoices{number items{id product_name quantity_invoiced}total{grand_total{value currency}}comments{message timestamp}}credit_memos{number items{id product_name quantity_refunded}total{grand_total{value currency}}comments{message timestamp}}}page_info{total_pages}}}}',
}

export const MyWishesOperation: Operation<MyWishesQuery, MyWishesQueryVariables> = {
  name: 'MyWishes',
  query: 'query MyWishes($currentPage:Int!$pageSize:Int!){customer{wishlists(pageSize:1){id items_v2(currentPage:$currentPage pageSize:$pageSize){items{added_at quantity description product{name sku}...on ConfigurableWishlistItem{configurable_options{option_label value_label}}}page_info{total_pages}}}}}',
}

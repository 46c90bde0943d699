import type { StoreConfigResolvers } from '../../generated/resolvers.ts'
import { cancellationReasons } from './cancellation-reasons.ts'
import { amount, asText, flag, text, textOrNull } from './setting-resolvers.ts'
import { setting } from './settings.ts'

/** The fields of storeConfig about the cart, checkout, prices, payment and orders. */
export const salesConfig: StoreConfigResolvers = {
  // Gift receipts and cards exist only in Adobe Commerce.
  allow_gift_receipt: () => '0',
  allow_items: asText('sales/gift_options/allow_items'),
  allow_order: asText('sales/gift_options/allow_order'),
  allow_printed_card: () => '0',
  cart_expires_in_days: amount('checkout/cart/delete_quote_after'),
  cart_summary_display_quantity: amount('checkout/cart_link/use_qty'),
  category_fixed_product_tax_display_setting: () => 'FPT_DISABLED',
  check_money_order_enable_for_specific_countries: flag('payment/checkmo/allowspecific'),
  check_money_order_enabled: flag('payment/checkmo/active'),
  check_money_order_make_check_payable_to: textOrNull('payment/checkmo/payable_to'),
  check_money_order_max_order_total: textOrNull('payment/checkmo/max_order_total'),
  check_money_order_min_order_total: textOrNull('payment/checkmo/min_order_total'),
  check_money_order_new_order_status: text('payment/checkmo/order_status'),
  check_money_order_payment_from_specific_countries: textOrNull('payment/checkmo/specificcountry'),
  check_money_order_send_check_to: textOrNull('payment/checkmo/mailing_address'),
  check_money_order_title: text('payment/checkmo/title'),
  configurable_product_image: (store, _, { database }) =>
    setting(database, 'checkout/cart/configurable_product_image', store.id) === 'itself' ? 'ITSELF' : 'PARENT',
  configurable_thumbnail_source: text('checkout/cart/configurable_product_image'),
  countries_with_required_region: text('general/region/state_required'),
  default_country: text('general/country/default'),
  display_product_prices_in_catalog: amount('tax/display/type'),
  display_shipping_prices: amount('tax/display/shipping'),
  display_state_if_optional: flag('general/region/display_all'),
  is_checkout_agreements_enabled: flag('checkout/options/enable_agreements'),
  is_guest_checkout_enabled: flag('checkout/options/guest_checkout'),
  is_one_page_checkout_enabled: flag('checkout/options/onepage_checkout_enabled'),
  max_items_in_order_summary: amount('checkout/options/max_items_display_count'),
  minicart_display: flag('checkout/sidebar/display'),
  minicart_max_items: amount('checkout/sidebar/max_items_display_count'),
  optional_zip_countries: text('general/country/optional_zip_countries'),
  order_cancellation_enabled: flag('sales/cancellation/enabled'),
  order_cancellation_reasons: ({ locale }) => cancellationReasons(locale).map((description) => ({ description })),
  product_fixed_product_tax_display_setting: () => 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: () => 'FPT_DISABLED',
  shopping_cart_display_full_summary: flag('tax/cart_display/full_summary'),
  shopping_cart_display_grand_total: flag('tax/cart_display/grandtotal'),
  shopping_cart_display_price: amount('tax/cart_display/price'),
  shopping_cart_display_shipping: amount('tax/cart_display/shipping'),
  shopping_cart_display_subtotal: amount('tax/cart_display/subtotal'),
  shopping_cart_display_zero_tax: flag('tax/cart_display/zero_tax'),
  zero_subtotal_enabled: flag('payment/free/active'),
  zero_subtotal_title: text('payment/free/title'),
}

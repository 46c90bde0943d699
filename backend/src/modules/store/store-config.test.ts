import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../cart/cart.fixture.ts'
import { changeSetting, changeStoreSetting } from './settings.ts'

let shop: TestShop
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const config = async (fields: string, store?: string) => {
  const { data, errors } = await shop.ask(`{ storeConfig { ${fields} } }`, {}, store)
  expect(errors).toBeUndefined()
  return data.storeConfig
}

const FIELDS = {
  absolute_footer: null, copyright: null, default_keywords: null, head_includes: null, logo_alt: null, logo_width: null,
  title_prefix: null, title_suffix: null, title_separator: '-', demonotice: 0, welcome: 'Default welcome msg!',
  cms_home_page: 'home', cms_no_route: 'no-route', cms_no_cookies: 'enable-cookies', front: 'cms', no_route: 'cms/noroute/index',
  show_cms_breadcrumbs: 1, use_store_in_url: false,
  allow_guests_to_write_product_reviews: '1', product_reviews_enabled: '1', magento_wishlist_general_is_enabled: '1',
  minimum_password_length: '8', required_character_classes_number: '3', autocomplete_on_storefront: false,
  customer_access_token_lifetime: 1, create_account_confirmation: false, contact_enabled: true, newsletter_enabled: true,
  enable_multiple_wishlists: '0', maximum_number_of_wishlists: '1', list_mode: 'grid-list', list_per_page: 10,
  cart_expires_in_days: 30, cart_summary_display_quantity: 1, minicart_display: true, minicart_max_items: 10,
  max_items_in_order_summary: 10, is_guest_checkout_enabled: true, is_one_page_checkout_enabled: true,
  is_checkout_agreements_enabled: true, default_country: 'US', optional_zip_countries: 'HK,IE,MO,PA,GB',
  countries_with_required_region: '', display_state_if_optional: true, configurable_thumbnail_source: 'parent',
  configurable_product_image: 'PARENT', display_product_prices_in_catalog: 2, display_shipping_prices: 2,
  shopping_cart_display_price: 2, shopping_cart_display_subtotal: 2, shopping_cart_display_shipping: 2,
  shopping_cart_display_grand_total: false, shopping_cart_display_full_summary: false, shopping_cart_display_zero_tax: false,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED', check_money_order_enabled: true, check_money_order_title: 'Check / Money order',
  check_money_order_new_order_status: 'pending', check_money_order_sort_order: null, check_money_order_min_order_total: null,
  zero_subtotal_enabled: true, zero_subtotal_title: 'No Payment Information Required', order_cancellation_enabled: false,
  allow_items: '0', allow_order: '0', allow_gift_receipt: '0', allow_printed_card: '0', base_static_url: 'http://shop.test/static/',
}

test('a shop without settings has Magento’s defaults', async () => {
  expect(await config(Object.keys(FIELDS).join(' '))).toEqual(FIELDS)
  expect(await config('send_friend { enabled_for_customers enabled_for_guests }')).toEqual({
    send_friend: { enabled_for_customers: false, enabled_for_guests: false },
  })
})

test('every field has a value', async () => {
  const { data } = await shop.ask('{ __type(name: "StoreConfig") { fields(includeDeprecated: true) { name type { kind ofType { kind } } } } }')
  const leaves = data.__type.fields.filter(({ name }: { name: string }) => name !== 'send_friend' && name !== 'order_cancellation_reasons')
  expect(leaves.length).toBeGreaterThan(90)
  expect(await config(leaves.map(({ name }: { name: string }) => name).join(' '))).toMatchObject({ store_code: 'en' })
})

test('a changed setting applies, and a store view’s own value overrides the default one', async () => {
  changeSetting(shop.backend.database, 'design/header/welcome', 'Hello')
  changeSetting(shop.backend.database, 'catalog/review/active', false)
  changeSetting(shop.backend.database, 'catalog/frontend/grid_per_page', 24)
  changeSetting(shop.backend.database, 'sendfriend/email/enabled', true)
  changeSetting(shop.backend.database, 'checkout/cart/configurable_product_image', 'itself')
  changeStoreSetting(shop.backend.database, 2, 'design/header/welcome', 'Dzień dobry')
  const fields = 'welcome product_reviews_enabled grid_per_page configurable_product_image send_friend { enabled_for_customers enabled_for_guests }'
  const changed = {
    product_reviews_enabled: '0', grid_per_page: 24, configurable_product_image: 'ITSELF',
    send_friend: { enabled_for_customers: true, enabled_for_guests: false },
  }
  expect(await config(fields)).toEqual({ ...changed, welcome: 'Hello' })
  expect(await config(fields, 'pl')).toEqual({ ...changed, welcome: 'Dzień dobry' })
})

test('reasons to cancel an order are in the language of the store view', async () => {
  const field = 'order_cancellation_reasons { description }'
  expect((await config(field)).order_cancellation_reasons).toHaveLength(5)
  expect((await config(field)).order_cancellation_reasons[1]).toEqual({ description: 'The order was placed by mistake' })
  expect((await config(field, 'pl')).order_cancellation_reasons[1]).toEqual({ description: 'Zamówienie złożono przez pomyłkę' })
})

test('useCurrentGroup limits the stores to the current group', async () => {
  const codes = async (useCurrentGroup?: boolean) => {
    const { data } = await shop.ask('query($own: Boolean) { availableStores(useCurrentGroup: $own) { store_code } }', { own: useCurrentGroup })
    return data.availableStores.map(({ store_code }: { store_code: string }) => store_code)
  }
  shop.backend.database.exec(
    "INSERT INTO store (id, code, name, locale, currency, root_category_id, group_name) VALUES (3, 'b2b', 'B2B', 'en_GB', 'PLN', 1, 'B2B')",
  )
  expect(await codes()).toEqual(['en', 'pl', 'b2b'])
  expect(await codes(false)).toEqual(['en', 'pl', 'b2b'])
  expect(await codes(true)).toEqual(['en', 'pl'])
  shop.backend.database.exec('DELETE FROM store WHERE id = 3')
})

const within = (levels: number, fields: string): string =>
  levels === 0 ? `{ ${fields} }` : `{ ${fields} children ${within(levels - 1, fields)} }`

const CATEGORY = '__typename uid id name url_key url_path url_suffix level position include_in_menu children_count product_count image'
const MONEY = '{ __typename currency value }'
const PRICE = `{ __typename regular_price ${MONEY} final_price ${MONEY} discount { __typename amount_off percent_off } }`
const CARD = `__typename uid id sku name url_key url_suffix stock_status rating_summary review_count only_x_left_in_stock
  small_image { __typename url label } thumbnail { __typename url label } price_range { __typename minimum_price ${PRICE} maximum_price ${PRICE} }
  price_tiers { __typename quantity final_price ${MONEY} discount { __typename amount_off percent_off } }`
const OPTIONS = `configurable_options { __typename uid attribute_uid attribute_code label position
  values { __typename uid label default_label use_default_value swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } }`
const VARIANTS = `variants { __typename attributes { __typename code label uid value_index } product { ${CARD} } }`
const ITEM = `__typename uid quantity errors { __typename code message }
  product { ${CARD} } prices { __typename price ${MONEY} row_total ${MONEY} row_total_including_tax ${MONEY} total_item_discount ${MONEY} discounts { __typename label amount ${MONEY} } }
  ... on ConfigurableCartItem { configured_variant { ${CARD} } configurable_options { __typename id option_label value_label } }
  ... on SimpleCartItem { customizable_options { __typename label values { __typename label value price { __typename type value } } } }
  ... on BundleCartItem { bundle_options { __typename uid label values { __typename uid label price quantity } } }`
const ADDRESS = '__typename uid firstname lastname company street city postcode telephone vat_id country { __typename code label } region { __typename code label region_id }'
const METHOD = `{ __typename carrier_code carrier_title method_code method_title amount ${MONEY} price_incl_tax ${MONEY} }`
const CART = `__typename id email is_virtual total_quantity applied_coupons { __typename code }
  prices { __typename grand_total ${MONEY} subtotal_including_tax ${MONEY} subtotal_excluding_tax ${MONEY} applied_taxes { __typename label amount ${MONEY} } discounts { __typename label amount ${MONEY} } }
  shipping_addresses { ${ADDRESS} available_shipping_methods ${METHOD} selected_shipping_method ${METHOD} } billing_address { ${ADDRESS} }
  available_payment_methods { __typename code title } selected_payment_method { __typename code title }`

/** Typical operations of other storefronts; Apollo's client adds the `__typename`s. */
export const CLIENT_OPERATIONS: Readonly<Record<string, string>> = {
  'a menu from the root, five levels deep': `{ categoryList ${within(5, CATEGORY)} }`,
  'a menu of the categories below the root, four levels deep': `query ($root: String) { categories(filters: { parent_category_uid: { eq: $root } }) { items ${within(4, CATEGORY)} } }`,
  'a category with its listing and filters': `query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { ${CATEGORY} description breadcrumbs { category_uid category_name category_url_path } } }
    products(filter: { category_uid: { eq: $uid } }, pageSize: 24) { total_count page_info { current_page total_pages } items { ${CARD} } aggregations { label count attribute_code options { label value count } } sort_fields { default options { label value } } } }`,
  'a listing with the variants of each product': `query ($uid: String) { products(filter: { category_uid: { eq: $uid } }, pageSize: 24) { total_count items { ${CARD} ... on ConfigurableProduct { ${OPTIONS} ${VARIANTS} } } } }`,
  'a product page': `query ($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${CARD} description { html } short_description { html } meta_title meta_description canonical_url
    media_gallery { __typename url label position disabled ... on ProductVideo { video_content { video_url video_title } } } categories { ${CATEGORY} breadcrumbs { category_uid category_name } }
    reviews { items { nickname summary text average_rating created_at ratings_breakdown { name value } } page_info { total_pages } } custom_attributesV2 { items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } }
    related_products { ${CARD} } upsell_products { ${CARD} } crosssell_products { ${CARD} } ... on ConfigurableProduct { ${OPTIONS} ${VARIANTS} } } } }`,
  'a cart': `query ($id: String!) { cart(cart_id: $id) { ${CART} itemsV2(pageSize: 100) { total_count page_info { total_pages } items { ${ITEM} } } } }`,
  'a change of a cart': `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { code message } cart { ${CART} items { ${ITEM} } } } }`,
  'the orders of a customer': `query { customer { firstname orders(pageSize: 20) { total_count items { number order_date status carrier shipping_method shipping_address { firstname lastname street city postcode } billing_address { firstname lastname street city postcode }
    payment_methods { name type } total { grand_total ${MONEY} subtotal_incl_tax ${MONEY} total_tax ${MONEY} total_shipping ${MONEY} discounts { label amount ${MONEY} } }
    items { id product_name product_sku quantity_ordered quantity_shipped product_sale_price ${MONEY} selected_options { label value } product { ${CARD} } }
    shipments { id number tracking { title number carrier } items { id product_name quantity_shipped } } invoices { id number items { id product_name quantity_invoiced } } credit_memos { id number items { id product_name quantity_refunded } } } } } }`,
}

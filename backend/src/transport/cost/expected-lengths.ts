/** For a list without a page size and without an entry below: most of Magento's are short. */
export const USUAL_LENGTH = 5

/**
 * How many entries a field is expected to have, by its name or by type and name where that differs, as in a medium-sized shop.
 * Parts of the schema that are usually empty count for less than one.
 */
export const EXPECTED_LENGTHS: Readonly<Record<string, number>> = {
  aggregations: 12,
  'Aggregation.options': 12,
  attributes: 10,
  available_regions: 20,
  availableStores: 3,
  breadcrumbs: 3,
  'Cart.items': 20,
  // The average of a tree: the root has more, and most categories have none.
  children: 3,
  configurable_options: 2,
  countries: 50,
  crosssell_products: 10,
  custom_attributes: 10,
  customizable_options: 2,
  discounts: 1,
  errors: 1,
  filters: 12,
  filter_items: 12,
  media_gallery: 8,
  media_gallery_entries: 8,
  'ProductCustomAttributes.items': 10,
  ratings_breakdown: 3,
  related_products: 10,
  taxes: 1,
  upsell_products: 10,
  url_rewrites: 3,
  user_errors: 1,
  // Five sizes in four colours.
  variants: 20,
  // Magento Open Source has one per customer, regardless of the page size.
  wishlists: 1,
  '__Schema.types': 400,
  '__Schema.directives': 5,
  '__Directive.args': 1,
  '__Field.args': 0.5,
  '__Type.enumValues': 1,
  '__Type.fields': 8,
  '__Type.inputFields': 1,
  '__Type.interfaces': 1,
  '__Type.ofType': 0.5,
  '__Type.possibleTypes': 0.5,
}

/** The base cost of fields that cost more than reading one value. */
export const OWN_COSTS: Readonly<Record<string, number>> = {
  'Query.products': 500,
  'CategoryTree.products': 500,
  'CategoryInterface.products': 500,
  aggregations: 500,
  filters: 500,
  suggestions: 500,
  product_count: 5,
  cart: 50,
  customerCart: 50,
}

/** An entry of a list in a query's arguments is looked up. */
export const COST_OF_ENTRY = 10

/** A mutation writes to the disk. */
export const COST_OF_CHANGE = 50

/** An entry of a mutation's list, such as a cart line, is read, compared with the others and written. */
export const COST_OF_CHANGED_ENTRY = 1000

/** Without a filter these return only the root category. */
export const ONE_WITHOUT_FILTER: ReadonlySet<string> = new Set(['Query.categories', 'Query.categoryList'])

/** Filters by unique keys. */
export const UNIQUE_FILTERS: Readonly<Record<string, readonly string[]>> = {
  'Query.products': ['sku', 'url_key'],
  'Query.categories': ['category_uid', 'ids', 'url_path'],
  'Query.categoryList': ['category_uid', 'ids', 'url_path'],
  'Customer.orders': ['number'],
}

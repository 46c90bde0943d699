import type { CheckoutFragment } from '../../graphql/generated/types.ts'

/**
 * What is ordered and at which sum, by the names of its fields at any level. Left out is what is on offer, what is worked out, and what
 * is in the language of the page.
 */
const ORDERED = [
  'email', 'gift_message', 'from', 'to', 'message',
  'items', 'uid', 'quantity', 'product', 'configured_variant', 'sku',
  'customizable_options', 'customizable_option_uid', 'bundle_options', 'links', 'values', 'value',
  'shipping_addresses', 'billing_address', 'firstname', 'lastname', 'company', 'vat_id', 'street', 'city', 'postcode', 'telephone', 'country', 'region', 'code',
  'selected_shipping_method', 'carrier_code', 'method_code',
  'prices', 'grand_total',
]

const contentOf = (cart: CheckoutFragment): string => JSON.stringify(cart, ORDERED)

/** Whether an order of the cart would be the one that the buyer has seen. */
export const isSameOrder = (seen: CheckoutFragment, now: CheckoutFragment): boolean => contentOf(seen) === contentOf(now)

/**
 * The modules in the order in which they may know of each other: each imports only from those before it. The linter holds
 * to it, tests apart; a test compares the list with the folders. `identity` says who asks and stands early; `customer`, what
 * an account can do, comes last because registration subscribes to the newsletter and confirmation adopts a guest's orders.
 */
export const MODULE_ORDER = [
  'store',
  'directory',
  'identity',
  'recaptcha',
  'contact',
  'vault',
  'newsletter',
  'eav',
  'address',
  'cms',
  'tax',
  'catalog',
  'purchase',
  'customizable-options',
  'configurable',
  'bundle',
  'grouped',
  'downloadable',
  'product-kinds',
  'url',
  'reviews',
  'compare',
  'cart-lines',
  'pricing',
  'cart',
  'coupon',
  'wishlist',
  'order',
  'checkout',
  'customer',
] as const

/**
 * The modules in the order of their dependencies: each imports only from those before it. The linter enforces it except in
 * tests; a test compares the list with the folders. `identity`, which identifies the caller, comes early; `customer`, which
 * has the operations of accounts, comes last because registration subscribes to the newsletter and confirmation adopts a
 * guest's orders.
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
  'search',
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
  'pickup',
  'compare',
  'cart-lines',
  'pricing',
  'cart',
  'coupon',
  'wishlist',
  'stock-alert',
  'order',
  'checkout',
  'customer',
] as const

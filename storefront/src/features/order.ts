/**
 * The features in the order in which they may know of each other: each imports only from those before it, and `layout`
 * puts them all on a page. The linter holds to it; a test compares the list with the folders. `auth` stands after cart,
 * wishlist and compare because signing in merges a guest's lists.
 */
export const FEATURE_ORDER = [
  'store',
  'tracking',
  'session',
  'bot-check',
  'cart',
  'wishlist',
  'compare',
  'auth',
  'reviews',
  'address',
  'catalog',
  'offline',
  'search',
  'newsletter-signup',
  'content',
  'contact',
  'checkout',
  'dashboard',
  'withdrawal',
  'orders',
  'address-book',
  'newsletter',
  'consent',
  'wishlist-page',
  'my-reviews',
  'account',
  'layout',
] as const

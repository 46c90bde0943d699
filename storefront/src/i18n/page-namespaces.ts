import type { Namespace } from './messages.ts'

/** What every page may speak. */
export const SHARED_NAMESPACES = [
  'preview',
  'product',
  'common',
  'review',
  'badge',
  'breadcrumbs',
  'gallery',
  'filters',
  'category',
  'errorPage',
  'toast-messages',
  'comparator',
  'header',
] as const satisfies readonly Namespace[]

/** What the pages at and under a path speak besides. A path that is not here speaks nothing of its own. */
export const PAGE_NAMESPACES = {
  '/': ['home'],
  // Pages of marketing's may be made of the home page's parts.
  '/[...path]': ['home'],
  '/cart': ['cart'],
  '/checkout': ['checkout', 'customerAddressForm'],
  '/checkout/error': ['checkout'],
  '/checkout/success': ['checkout'],
  '/contact': ['contact'],
  '/customer/account/confirm': ['register'],
  '/customer/account/createPassword': ['login', 'register'],
  '/dashboard': ['dashboard'],
  '/dashboard/account': ['dashboard', 'dashboardAccount', 'register'],
  '/dashboard/address-book': ['dashboard', 'dashboardAddressBook', 'customerAddressForm'],
  '/dashboard/consents': ['dashboard', 'dashboardConsents', 'dashboardNewsletter'],
  '/dashboard/my-reviews': ['dashboard', 'dashboardMyReviews'],
  '/dashboard/my-reviews/~review': ['dashboard', 'dashboardMyReviews', 'dashboardMyProductReview'],
  '/dashboard/newsletter': ['dashboard', 'dashboardNewsletter'],
  '/dashboard/orders': ['dashboard', 'dashboardOrders'],
  '/dashboard/orders/~order': ['dashboard', 'dashboardOrder'],
  '/dashboard/wishlist': ['dashboard', 'dashboardWishlist'],
  '/find-order': ['findOrder', 'dashboardOrder'],
  '/forgot-password': ['login'],
  '/login': ['login'],
  '/offline': ['offline'],
  '/newsletter': ['newsletter'],
  '/register': ['register'],
  '/wishlist': ['dashboardWishlist'],
  '/withdrawal': ['withdrawal'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

export type SharedNamespace = (typeof SHARED_NAMESPACES)[number]
export type PageWithNamespaces = keyof typeof PAGE_NAMESPACES

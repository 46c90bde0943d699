import type { Namespace } from '../i18n/messages.ts'

/** Namespaces that any page may use. */
export const SHARED_NAMESPACES = [
  'preview',
  'product',
  'delivery',
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

/** Further namespaces of the pages at and under a path. */
export const PAGE_NAMESPACES = {
  '/': ['home'],
  // A marketing page may contain sections of the home page.
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

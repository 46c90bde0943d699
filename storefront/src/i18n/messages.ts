import 'server-only'
import enBadge from '../../messages/en/badge.json'
import enBreadcrumbs from '../../messages/en/breadcrumbs.json'
import enCart from '../../messages/en/cart.json'
import enCategory from '../../messages/en/category.json'
import enCheckout from '../../messages/en/checkout.json'
import enCommon from '../../messages/en/common.json'
import enComparator from '../../messages/en/comparator.json'
import enContact from '../../messages/en/contact.json'
import enCookieBanner from '../../messages/en/cookieBanner.json'
import enCookieChoices from '../../messages/en/cookieChoices.json'
import enCustomerAddressForm from '../../messages/en/customerAddressForm.json'
import enDashboard from '../../messages/en/dashboard.json'
import enDashboardAccount from '../../messages/en/dashboardAccount.json'
import enDashboardAddressBook from '../../messages/en/dashboardAddressBook.json'
import enDashboardConsents from '../../messages/en/dashboardConsents.json'
import enDashboardMyProductReview from '../../messages/en/dashboardMyProductReview.json'
import enDashboardMyReviews from '../../messages/en/dashboardMyReviews.json'
import enDashboardNewsletter from '../../messages/en/dashboardNewsletter.json'
import enDashboardOrder from '../../messages/en/dashboardOrder.json'
import enDashboardOrders from '../../messages/en/dashboardOrders.json'
import enDashboardWishlist from '../../messages/en/dashboardWishlist.json'
import enErrorPage from '../../messages/en/errorPage.json'
import enFilters from '../../messages/en/filters.json'
import enFindOrder from '../../messages/en/findOrder.json'
import enGallery from '../../messages/en/gallery.json'
import enHeader from '../../messages/en/header.json'
import enHome from '../../messages/en/home.json'
import enLogin from '../../messages/en/login.json'
import enNewsletter from '../../messages/en/newsletter.json'
import enPreview from '../../messages/en/preview.json'
import enOffline from '../../messages/en/offline.json'
import enProduct from '../../messages/en/product.json'
import enRegister from '../../messages/en/register.json'
import enReview from '../../messages/en/review.json'
import enReviewForm from '../../messages/en/reviewForm.json'
import enToastMessages from '../../messages/en/toast-messages.json'
import enWithdrawal from '../../messages/en/withdrawal.json'
import enWithdrawalLetter from '../../messages/en/withdrawalLetter.json'
import plBadge from '../../messages/pl/badge.json'
import plBreadcrumbs from '../../messages/pl/breadcrumbs.json'
import plCart from '../../messages/pl/cart.json'
import plCategory from '../../messages/pl/category.json'
import plCheckout from '../../messages/pl/checkout.json'
import plCommon from '../../messages/pl/common.json'
import plComparator from '../../messages/pl/comparator.json'
import plContact from '../../messages/pl/contact.json'
import plCookieBanner from '../../messages/pl/cookieBanner.json'
import plCookieChoices from '../../messages/pl/cookieChoices.json'
import plCustomerAddressForm from '../../messages/pl/customerAddressForm.json'
import plDashboard from '../../messages/pl/dashboard.json'
import plDashboardAccount from '../../messages/pl/dashboardAccount.json'
import plDashboardAddressBook from '../../messages/pl/dashboardAddressBook.json'
import plDashboardConsents from '../../messages/pl/dashboardConsents.json'
import plDashboardMyProductReview from '../../messages/pl/dashboardMyProductReview.json'
import plDashboardMyReviews from '../../messages/pl/dashboardMyReviews.json'
import plDashboardNewsletter from '../../messages/pl/dashboardNewsletter.json'
import plDashboardOrder from '../../messages/pl/dashboardOrder.json'
import plDashboardOrders from '../../messages/pl/dashboardOrders.json'
import plDashboardWishlist from '../../messages/pl/dashboardWishlist.json'
import plErrorPage from '../../messages/pl/errorPage.json'
import plFilters from '../../messages/pl/filters.json'
import plFindOrder from '../../messages/pl/findOrder.json'
import plGallery from '../../messages/pl/gallery.json'
import plHeader from '../../messages/pl/header.json'
import plHome from '../../messages/pl/home.json'
import plLogin from '../../messages/pl/login.json'
import plNewsletter from '../../messages/pl/newsletter.json'
import plPreview from '../../messages/pl/preview.json'
import plOffline from '../../messages/pl/offline.json'
import plProduct from '../../messages/pl/product.json'
import plRegister from '../../messages/pl/register.json'
import plReview from '../../messages/pl/review.json'
import plReviewForm from '../../messages/pl/reviewForm.json'
import plToastMessages from '../../messages/pl/toast-messages.json'
import plWithdrawal from '../../messages/pl/withdrawal.json'
import plWithdrawalLetter from '../../messages/pl/withdrawalLetter.json'
import type { OwnMessages } from '../../brand/brand-messages.ts'
import type { Locale } from './locales.ts'

const en = {
  badge: enBadge,
  breadcrumbs: enBreadcrumbs,
  cart: enCart,
  category: enCategory,
  checkout: enCheckout,
  common: enCommon,
  comparator: enComparator,
  contact: enContact,
  cookieBanner: enCookieBanner,
  cookieChoices: enCookieChoices,
  customerAddressForm: enCustomerAddressForm,
  dashboard: enDashboard,
  dashboardAccount: enDashboardAccount,
  dashboardAddressBook: enDashboardAddressBook,
  dashboardConsents: enDashboardConsents,
  dashboardMyProductReview: enDashboardMyProductReview,
  dashboardMyReviews: enDashboardMyReviews,
  dashboardNewsletter: enDashboardNewsletter,
  dashboardOrder: enDashboardOrder,
  dashboardOrders: enDashboardOrders,
  dashboardWishlist: enDashboardWishlist,
  errorPage: enErrorPage,
  filters: enFilters,
  findOrder: enFindOrder,
  gallery: enGallery,
  header: enHeader,
  home: enHome,
  login: enLogin,
  newsletter: enNewsletter,
  preview: enPreview,
  offline: enOffline,
  product: enProduct,
  register: enRegister,
  review: enReview,
  reviewForm: enReviewForm,
  'toast-messages': enToastMessages,
  withdrawal: enWithdrawal,
  withdrawalLetter: enWithdrawalLetter,
}

export type BaseMessages = typeof en
/** What the shop may say: some of it only where a brand brings it, which `t.has` tells. */
export type Messages = BaseMessages & OwnMessages
export type Namespace = keyof BaseMessages

// The two annotations together make the compiler refuse a key that either language lacks.
const pl: BaseMessages = {
  badge: plBadge,
  breadcrumbs: plBreadcrumbs,
  cart: plCart,
  category: plCategory,
  checkout: plCheckout,
  common: plCommon,
  comparator: plComparator,
  contact: plContact,
  cookieBanner: plCookieBanner,
  cookieChoices: plCookieChoices,
  customerAddressForm: plCustomerAddressForm,
  dashboard: plDashboard,
  dashboardAccount: plDashboardAccount,
  dashboardAddressBook: plDashboardAddressBook,
  dashboardConsents: plDashboardConsents,
  dashboardMyProductReview: plDashboardMyProductReview,
  dashboardMyReviews: plDashboardMyReviews,
  dashboardNewsletter: plDashboardNewsletter,
  dashboardOrder: plDashboardOrder,
  dashboardOrders: plDashboardOrders,
  dashboardWishlist: plDashboardWishlist,
  errorPage: plErrorPage,
  filters: plFilters,
  findOrder: plFindOrder,
  gallery: plGallery,
  header: plHeader,
  home: plHome,
  login: plLogin,
  newsletter: plNewsletter,
  preview: plPreview,
  offline: plOffline,
  product: plProduct,
  register: plRegister,
  review: plReview,
  reviewForm: plReviewForm,
  'toast-messages': plToastMessages,
  withdrawal: plWithdrawal,
  withdrawalLetter: plWithdrawalLetter,
} satisfies Record<Namespace, object>

export const MESSAGES: Readonly<Record<Locale, BaseMessages>> = { en, pl }

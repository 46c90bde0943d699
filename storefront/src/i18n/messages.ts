import type badge from '../../messages/en/badge.json'
import type breadcrumbs from '../../messages/en/breadcrumbs.json'
import type cart from '../../messages/en/cart.json'
import type category from '../../messages/en/category.json'
import type checkout from '../../messages/en/checkout.json'
import type common from '../../messages/en/common.json'
import type comparator from '../../messages/en/comparator.json'
import type contact from '../../messages/en/contact.json'
import type cookieBanner from '../../messages/en/cookieBanner.json'
import type cookieChoices from '../../messages/en/cookieChoices.json'
import type customerAddressForm from '../../messages/en/customerAddressForm.json'
import type dashboard from '../../messages/en/dashboard.json'
import type dashboardAccount from '../../messages/en/dashboardAccount.json'
import type dashboardAddressBook from '../../messages/en/dashboardAddressBook.json'
import type dashboardConsents from '../../messages/en/dashboardConsents.json'
import type dashboardMyProductReview from '../../messages/en/dashboardMyProductReview.json'
import type dashboardMyReviews from '../../messages/en/dashboardMyReviews.json'
import type dashboardNewsletter from '../../messages/en/dashboardNewsletter.json'
import type dashboardOrder from '../../messages/en/dashboardOrder.json'
import type dashboardOrders from '../../messages/en/dashboardOrders.json'
import type dashboardWishlist from '../../messages/en/dashboardWishlist.json'
import type errorPage from '../../messages/en/errorPage.json'
import type filters from '../../messages/en/filters.json'
import type findOrder from '../../messages/en/findOrder.json'
import type gallery from '../../messages/en/gallery.json'
import type header from '../../messages/en/header.json'
import type home from '../../messages/en/home.json'
import type login from '../../messages/en/login.json'
import type newsletter from '../../messages/en/newsletter.json'
import type offline from '../../messages/en/offline.json'
import type preview from '../../messages/en/preview.json'
import type product from '../../messages/en/product.json'
import type register from '../../messages/en/register.json'
import type review from '../../messages/en/review.json'
import type reviewForm from '../../messages/en/reviewForm.json'
import type toastMessages from '../../messages/en/toast-messages.json'
import type withdrawal from '../../messages/en/withdrawal.json'
import type withdrawalLetter from '../../messages/en/withdrawalLetter.json'

/** The files of each language. Those in English say which keys there are; a test compares the other languages with them. */
export interface BaseMessages {
  readonly badge: typeof badge
  readonly breadcrumbs: typeof breadcrumbs
  readonly cart: typeof cart
  readonly category: typeof category
  readonly checkout: typeof checkout
  readonly common: typeof common
  readonly comparator: typeof comparator
  readonly contact: typeof contact
  readonly cookieBanner: typeof cookieBanner
  readonly cookieChoices: typeof cookieChoices
  readonly customerAddressForm: typeof customerAddressForm
  readonly dashboard: typeof dashboard
  readonly dashboardAccount: typeof dashboardAccount
  readonly dashboardAddressBook: typeof dashboardAddressBook
  readonly dashboardConsents: typeof dashboardConsents
  readonly dashboardMyProductReview: typeof dashboardMyProductReview
  readonly dashboardMyReviews: typeof dashboardMyReviews
  readonly dashboardNewsletter: typeof dashboardNewsletter
  readonly dashboardOrder: typeof dashboardOrder
  readonly dashboardOrders: typeof dashboardOrders
  readonly dashboardWishlist: typeof dashboardWishlist
  readonly errorPage: typeof errorPage
  readonly filters: typeof filters
  readonly findOrder: typeof findOrder
  readonly gallery: typeof gallery
  readonly header: typeof header
  readonly home: typeof home
  readonly login: typeof login
  readonly newsletter: typeof newsletter
  readonly offline: typeof offline
  readonly preview: typeof preview
  readonly product: typeof product
  readonly register: typeof register
  readonly review: typeof review
  readonly reviewForm: typeof reviewForm
  readonly 'toast-messages': typeof toastMessages
  readonly withdrawal: typeof withdrawal
  readonly withdrawalLetter: typeof withdrawalLetter
}

/** Messages that no backend has, only a brand; parts of a page that need a missing one are left out. */
interface OwnMessages {
  readonly common: { readonly footer: { readonly description: string } }
  readonly home: {
    readonly title: string
    readonly hero: { readonly title: string; readonly lead: string }
    readonly story: { readonly title: string; readonly text: string }
    readonly partners: Readonly<Record<string, string>>
  }
  readonly product: { readonly returns: string }
}

export type Namespace = keyof BaseMessages
/** What the shop may say: some of it only where a brand brings it, which `t.has` tells. */
export type Messages = BaseMessages & OwnMessages

export const NAMESPACES: readonly Namespace[] = [
  'badge',
  'breadcrumbs',
  'cart',
  'category',
  'checkout',
  'common',
  'comparator',
  'contact',
  'cookieBanner',
  'cookieChoices',
  'customerAddressForm',
  'dashboard',
  'dashboardAccount',
  'dashboardAddressBook',
  'dashboardConsents',
  'dashboardMyProductReview',
  'dashboardMyReviews',
  'dashboardNewsletter',
  'dashboardOrder',
  'dashboardOrders',
  'dashboardWishlist',
  'errorPage',
  'filters',
  'findOrder',
  'gallery',
  'header',
  'home',
  'login',
  'newsletter',
  'offline',
  'preview',
  'product',
  'register',
  'review',
  'reviewForm',
  'toast-messages',
  'withdrawal',
  'withdrawalLetter',
]

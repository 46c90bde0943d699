export interface BaseMessages {
  readonly 'badge': typeof import('../../../messages/en/badge.json')
  readonly 'bankTransfer': typeof import('../../../messages/en/bankTransfer.json')
  readonly 'breadcrumbs': typeof import('../../../messages/en/breadcrumbs.json')
  readonly 'cart': typeof import('../../../messages/en/cart.json')
  readonly 'category': typeof import('../../../messages/en/category.json')
  readonly 'checkout': typeof import('../../../messages/en/checkout.json')
  readonly 'common': typeof import('../../../messages/en/common.json')
  readonly 'comparator': typeof import('../../../messages/en/comparator.json')
  readonly 'contact': typeof import('../../../messages/en/contact.json')
  readonly 'cookieBanner': typeof import('../../../messages/en/cookieBanner.json')
  readonly 'cookieChoices': typeof import('../../../messages/en/cookieChoices.json')
  readonly 'customerAddressForm': typeof import('../../../messages/en/customerAddressForm.json')
  readonly 'dashboard': typeof import('../../../messages/en/dashboard.json')
  readonly 'dashboardAccount': typeof import('../../../messages/en/dashboardAccount.json')
  readonly 'dashboardAddressBook': typeof import('../../../messages/en/dashboardAddressBook.json')
  readonly 'dashboardConsents': typeof import('../../../messages/en/dashboardConsents.json')
  readonly 'dashboardMyProductReview': typeof import('../../../messages/en/dashboardMyProductReview.json')
  readonly 'dashboardMyReviews': typeof import('../../../messages/en/dashboardMyReviews.json')
  readonly 'dashboardNewsletter': typeof import('../../../messages/en/dashboardNewsletter.json')
  readonly 'dashboardOrder': typeof import('../../../messages/en/dashboardOrder.json')
  readonly 'dashboardOrders': typeof import('../../../messages/en/dashboardOrders.json')
  readonly 'dashboardWishlist': typeof import('../../../messages/en/dashboardWishlist.json')
  readonly 'delivery': typeof import('../../../messages/en/delivery.json')
  readonly 'errorPage': typeof import('../../../messages/en/errorPage.json')
  readonly 'filters': typeof import('../../../messages/en/filters.json')
  readonly 'findOrder': typeof import('../../../messages/en/findOrder.json')
  readonly 'gallery': typeof import('../../../messages/en/gallery.json')
  readonly 'giftMessage': typeof import('../../../messages/en/giftMessage.json')
  readonly 'header': typeof import('../../../messages/en/header.json')
  readonly 'home': typeof import('../../../messages/en/home.json')
  readonly 'login': typeof import('../../../messages/en/login.json')
  readonly 'newsletter': typeof import('../../../messages/en/newsletter.json')
  readonly 'offline': typeof import('../../../messages/en/offline.json')
  readonly 'pickup': typeof import('../../../messages/en/pickup.json')
  readonly 'preview': typeof import('../../../messages/en/preview.json')
  readonly 'product': typeof import('../../../messages/en/product.json')
  readonly 'register': typeof import('../../../messages/en/register.json')
  readonly 'review': typeof import('../../../messages/en/review.json')
  readonly 'reviewForm': typeof import('../../../messages/en/reviewForm.json')
  readonly 'sizeGuide': typeof import('../../../messages/en/sizeGuide.json')
  readonly 'stockAlert': typeof import('../../../messages/en/stockAlert.json')
  readonly 'toast-messages': typeof import('../../../messages/en/toast-messages.json')
  readonly 'withdrawal': typeof import('../../../messages/en/withdrawal.json')
  readonly 'withdrawalLetter': typeof import('../../../messages/en/withdrawalLetter.json')
}

export const NAMESPACES = [
  'badge',
  'bankTransfer',
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
  'delivery',
  'errorPage',
  'filters',
  'findOrder',
  'gallery',
  'giftMessage',
  'header',
  'home',
  'login',
  'newsletter',
  'offline',
  'pickup',
  'preview',
  'product',
  'register',
  'review',
  'reviewForm',
  'sizeGuide',
  'stockAlert',
  'toast-messages',
  'withdrawal',
  'withdrawalLetter',
] as const satisfies ReadonlyArray<keyof BaseMessages>

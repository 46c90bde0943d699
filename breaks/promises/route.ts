import type { Break } from '../break.ts'

const SHOP = 'storefront/src/app/[locale]/(shop)'
const ACCOUNT = `${SHOP}/dashboard/(account)`
const NOT_FOUND = 'storefront/src/features/store/page-not-found.tsx'
const ORDER_FAILED = 'storefront/src/features/checkout/error-page.tsx'
const CUSTOMER_ONLY = 'storefront/src/features/dashboard/customer-only.tsx'

export const BREAKS: readonly Break[] = [
  { clause: 'ROUTE-01', file: 'storefront/src/features/home/home-page.tsx', from: '{shown ? shown.blocks : builtIn()}', to: '{shown ? builtIn() : null}' },
  { clause: 'ROUTE-02', file: `${SHOP}/login/page.tsx`, from: 'page="/login"', to: 'page="/register"' },
  { clause: 'ROUTE-03', file: `${SHOP}/register/page.tsx`, from: 'page="/register"', to: 'page="/login"' },
  { clause: 'ROUTE-04', file: `${SHOP}/forgot-password/page.tsx`, from: 'page="/forgot-password"', to: 'page="/register"' },
  { clause: 'ROUTE-05', file: `${SHOP}/cart/page.tsx`, from: 'page="/cart"', to: 'page="/checkout"' },
  { clause: 'ROUTE-06', file: 'storefront/src/app/[locale]/(checkout)/layout.tsx', from: 'page="/checkout"', to: 'page="/checkout/error"' },
  { clause: 'ROUTE-07', file: `${SHOP}/compare/page.tsx`, from: "namespaces={['comparator']}", to: "namespaces={['category']}" },
  { clause: 'ROUTE-08a', file: `${SHOP}/checkout/success/page.tsx`, from: 'page="/checkout/success"', to: 'page="/cart"' },
  { clause: 'ROUTE-08b', file: 'storefront/src/features/order-confirmation/success-page.tsx', from: ' orderNumber={orderNumber} ', to: " orderNumber={readPlacedOrder()?.cartId ?? ''} " },
  { clause: 'ROUTE-09a', file: ORDER_FAILED, from: "{t('error.title')}", to: "{t('error.help')}" },
  { clause: 'ROUTE-09a', file: 'storefront/messages/en/checkout.json', from: '"Sorry! Something Goes Wrong"', to: '"Something went wrong"' },
  { clause: 'ROUTE-09b', file: ORDER_FAILED, from: 'STEP_PATHS.payment)', to: "STEP_PATHS.payment.replace('checkout/payment', 'cart'))" },
  { clause: 'ROUTE-09b', file: ORDER_FAILED, from: "{t('error.back')}", to: "{t('error.cart')}" },
  { clause: 'ROUTE-10', file: `${SHOP}/search/[[...listing]]/page.tsx`, from: '<SearchPage query={searchQuery((await params).listing)}', to: '<SearchPage query={searchQuery(undefined)}' },
  { clause: 'ROUTE-11', file: `${SHOP}/contact/page.tsx`, from: 'page="/contact"', to: 'page="/login"' },
  { clause: 'ROUTE-12a', file: 'storefront/src/features/password/create-password-page.tsx', from: "{t('title')}", to: "{t('submit')}" },
  { clause: 'ROUTE-12b', file: 'storefront/src/messages/page-namespaces.ts', from: "'/customer/account/createPassword': ['login', 'register']", to: "'/customer/account/createPassword': ['login']" },
  { clause: 'ROUTE-12b', file: `${SHOP}/customer/account/createPassword/page.tsx`, from: 'page="/customer/account/createPassword"', to: 'page="/customer/account/confirm"' },
  { clause: 'ROUTE-13', file: `${ACCOUNT}/account/page.tsx`, from: 'page="/dashboard/account"', to: 'page="/dashboard/orders"' },
  { clause: 'ROUTE-14', file: `${ACCOUNT}/orders/page.tsx`, from: 'page="/dashboard/orders"', to: 'page="/dashboard/orders/~order"' },
  { clause: 'ROUTE-15', file: `${ACCOUNT}/orders/~order/page.tsx`, from: 'page="/dashboard/orders/~order"', to: 'page="/dashboard/orders"' },
  { clause: 'ROUTE-15', file: 'storefront/src/features/orders/order-page.tsx', from: '<span className="tabular-nums">{number}</span>', to: '' },
  { clause: 'ROUTE-16', file: `${ACCOUNT}/address-book/page.tsx`, from: 'page="/dashboard/address-book"', to: 'page="/checkout"' },
  { clause: 'ROUTE-17', file: `${ACCOUNT}/newsletter/page.tsx`, from: 'page="/dashboard/newsletter"', to: 'page="/newsletter"' },
  { clause: 'ROUTE-18', file: `${ACCOUNT}/consents/page.tsx`, from: 'page="/dashboard/consents"', to: 'page="/dashboard/newsletter"' },
  { clause: 'ROUTE-19', file: `${ACCOUNT}/wishlist/page.tsx`, from: "if (!sections.includes('wishlist'))", to: "if (sections.includes('wishlist'))" },
  { clause: 'ROUTE-20', file: `${ACCOUNT}/my-reviews/page.tsx`, from: '<ClientMessages page="/dashboard/my-reviews" namespaces={[\'review\']}>', to: '<ClientMessages page="/dashboard/my-reviews">' },
  { clause: 'ROUTE-21', file: `${ACCOUNT}/my-reviews/~review/page.tsx`, from: 'page="/dashboard/my-reviews/~review"', to: 'page="/dashboard/my-reviews"' },
  { clause: 'ROUTE-22a', file: 'storefront/src/features/pages/catalogue-page.tsx', from: '<CategoryPage uid={resolved.uid}', to: '<CategoryPage uid={path}' },
  { clause: 'ROUTE-22b', file: 'storefront/server/internal-path.ts', from: "if (segments[0] === 'search' && segments.length > 1) return false", to: "if (segments.length > (segments[0] === 'search' ? 1 : 3)) return false" },
  { clause: 'ROUTE-23', file: 'storefront/src/features/product/product-page.tsx', from: 'tracking-tight">{product.name}</h1>', to: 'tracking-tight">{product.sku}</h1>' },
  { clause: 'ROUTE-24a', file: NOT_FOUND, from: '  await markNotFound()\n', to: '  void markNotFound\n' },
  { clause: 'ROUTE-24b', file: NOT_FOUND, from: '              {digit}', to: '              {digit + index}' },
  { clause: 'ROUTE-24c', file: NOT_FOUND, from: "<h1 className=\"text-2xl tracking-tight\">{t('notFound')}</h1>", to: "<h1 className=\"text-2xl tracking-tight\">{t('dataNotFound')}</h1>" },
  { clause: 'ROUTE-24c', file: 'storefront/messages/en/errorPage.json', from: '"Page not found"', to: '"Nothing here"' },
  { clause: 'ROUTE-24d', file: NOT_FOUND, from: "href={localePath(await getLocale(), '/')}", to: "href={localePath(await getLocale(), '/search')}" },
  { clause: 'ROUTE-24d', file: NOT_FOUND, from: "{t('goToHomepage')}", to: "{t('reload')}" },
  { clause: 'ROUTE-24e', file: NOT_FOUND, from: "code ?? t('code')", to: "code ?? ''" },
  { clause: 'ROUTE-25a', file: CUSTOMER_ONLY, from: 'if (target !== undefined) setTimeout', to: 'if (target !== undefined && previous.current === undefined) setTimeout' },
  { clause: 'ROUTE-25b', file: CUSTOMER_ONLY, from: 'location.pathname + location.search', to: 'location.pathname' },
  { clause: 'ROUTE-25b', file: 'storefront/src/features/login/use-redirect-customer.ts', from: "readReturnPath(location.search) ?? localePath(locale, '/dashboard/account')", to: "readReturnPath(location.hash) ?? localePath(locale, '/dashboard/account')" },
]

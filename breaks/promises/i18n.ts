import type { Break } from '../break.ts'

const MESSAGES = 'storefront/src/messages'

export const BREAKS: readonly Break[] = [
  { clause: 'I18N-01a', file: `${MESSAGES}/request.ts`, from: 'requested && isLocale(requested) ? requested : DEFAULT_LOCALE', to: "requested ? DEFAULT_LOCALE : 'en'" },
  { clause: 'I18N-01a', file: 'storefront/src/app/[locale]/layout.tsx', from: 'lang={locale}', to: 'lang="en"' },
  { clause: 'I18N-01b', file: 'storefront/src/i18n/locales.ts', from: 'publicSettings.locales.filter(isKnownLocale)', to: '(Object.keys(LANGUAGES) as Locale[])' },
  { clause: 'I18N-01b', file: 'storefront/src/i18n/locales.ts', from: 'isKnownLocale(value) && LOCALES.includes(value)', to: 'isKnownLocale(value)' },
  { clause: 'I18N-02a', file: 'storefront/src/app/[locale]/(shop)/cart/page.tsx', from: '<ClientMessages page="/cart" namespaces', to: '<ClientMessages namespaces' },
  { clause: 'I18N-02a', file: `${MESSAGES}/page-namespaces.ts`, from: "'/contact': ['contact']", to: "'/contact': []" },
  { clause: 'I18N-02a', file: 'storefront/src/features/mini-cart/cart-button.tsx', from: "['header', 'toast-messages']", to: "['header']" },
  { clause: 'I18N-02a', file: 'storefront/src/features/listing/listing-view.tsx', from: "namespaces={['filters', 'category']}", to: "namespaces={['filters']}" },
  { clause: 'I18N-02a', file: 'storefront/src/features/product-card/load-cards.tsx', from: "loadMessages(locale, ['badge'])", to: 'loadMessages(locale, [])' },
  { clause: 'I18N-02b', file: `${MESSAGES}/client-messages.tsx`, from: '...PAGE_NAMESPACES[page]]', to: '...Object.values(PAGE_NAMESPACES).flat()]' },
  { clause: 'I18N-02b', file: `${MESSAGES}/page-namespaces.ts`, from: "'/contact': ['contact']", to: "'/contact': ['contact', 'checkout']" },
  { clause: 'I18N-02b', file: 'storefront/src/app/[locale]/(checkout)/layout.tsx', from: "namespaces={['common', 'errorPage']}", to: "namespaces={['common', 'errorPage', 'toast-messages']}" },
  { clause: 'I18N-03', file: `${MESSAGES}/request.ts`, from: "timeZone: 'Europe/Warsaw' }", to: "timeZone: 'Europe/Warsaw', getMessageFallback: () => '' }" },
  { clause: 'I18N-03', file: `${MESSAGES}/added-messages.tsx`, from: 'messages={all}>', to: "messages={all} getMessageFallback={() => ''}>" },
  { clause: 'I18N-04', file: 'storefront/messages/pl/cart.json', from: '"removeFailed"', to: '"removalFailed"' },
  { clause: 'I18N-04', file: 'storefront/messages/pl/cart.json', from: '"Nie udało się usunąć kodu"', to: '""' },
  { clause: 'I18N-05a', file: 'storefront/src/features/store/shop-day.ts', from: 'LANGUAGES[locale].dates', to: 'LANGUAGES.en.dates' },
  { clause: 'I18N-05a', file: 'storefront/src/features/store/shop-day.ts', from: 'LANGUAGES[locale].dates', to: 'LANGUAGES.pl.dates' },
  { clause: 'I18N-05a', file: 'storefront/src/features/orders/order-day.ts', from: 'shopDay(created_at, locale, timeZone)', to: "shopDay(created_at, 'en', timeZone)" },
  { clause: 'I18N-05a', file: 'storefront/src/features/delivery/days-text.tsx', from: 'LANGUAGES[useLocale()]', to: 'LANGUAGES.en' },
  { clause: 'I18N-05b', file: 'storefront/src/features/reviews/stars.ts', from: 'new Intl.NumberFormat(locale, ', to: "new Intl.NumberFormat('en', " },
  { clause: 'I18N-05b', file: 'storefront/src/features/reviews/review-summary.tsx', from: 'starNumber(percent, useLocale(), 1)', to: "starNumber(percent, 'en', 1)" },
  { clause: 'I18N-05b', file: 'storefront/src/features/compare/comparison-rows.ts', from: 'numbers.format(((rating_summary ?? 0) / 100) * STARS)', to: '(((rating_summary ?? 0) / 100) * STARS).toFixed(1)' },
  { clause: 'I18N-05c', file: 'storefront/src/lib/format-money.ts', from: 'new Intl.NumberFormat(locale, ', to: "new Intl.NumberFormat('en', " },
  { clause: 'I18N-05c', file: 'storefront/src/lib/format-money.ts', from: ", useGrouping: 'always'", to: '' },
  { clause: 'I18N-05c', file: 'storefront/src/lib/shown-price.ts', from: 'formatMoney(final_price, locale)', to: "formatMoney(final_price, 'en')" },
]

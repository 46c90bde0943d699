/** What the sample shop has: enough that many requests get past the first check. */
export const SKUS = ['BUT-LAR', 'CZE-ROW', 'DUN-SCR-3538', 'HRU-GRA-4KG', 'KAL-CRO', 'KAM-MOS', 'MUR', 'NOS', 'rysy-28-pack', 'no-such-sku']

export const PRODUCTS = ['rysy-28-pack', 'siklawa-bottle', 'giewont-grid-fleece', 'rusinowa-merino-tee']

export const CATEGORIES = ['women', 'men', 'women/women-tops', 'sale', 'no-such-category']

export const LOCALE_PREFIXES = ['', '', '/pl', '/en']

/** The screens that every shop has. */
export const SCREENS = [
  '/', '/cart', '/checkout', '/checkout/delivery', '/checkout/payment', '/checkout/success', '/checkout/error', '/compare', '/contact', '/wishlist', '/withdrawal',
  '/login', '/register', '/forgot-password', '/find-order', '/offline', '/customer/account/confirm', '/customer/account/createPassword', '/newsletter/confirmed', '/newsletter/expired',
  '/dashboard', '/dashboard/orders', '/dashboard/orders/000000001', '/dashboard/account', '/dashboard/address-book', '/dashboard/consents', '/dashboard/my-reviews/1', '/dashboard/newsletter', '/dashboard/wishlist',
  '/search', '/about', '/~unavailable',
]

export const FILES = ['/robots.txt', '/sitemap.xml', '/sitemap/0', '/sitemap/products-en-1.xml', '/manifest/en.webmanifest', '/sw.js', '/favicon.ico', '/icon.svg', '/_next/static/chunks/no.js', '/.env', '/.git/config', '/package.json', '/server/main.ts']

export const SEARCHES = ['merino', 'pack', 'kurtka', 'zzzzzz', 'a']

/** Values of the sample shop, so that many requests pass the first check. */
export const SKUS = ['BUT-LAR', 'CZE-ROW', 'DUN-SCR-3538', 'HRU-GRA-4KG', 'KAL-CRO', 'KAM-MOS', 'MUR', 'NOS', 'rysy-28-pack', 'no-such-sku']

export const PRODUCTS = ['rysy-28-pack', 'siklawa-bottle']

export const CATEGORIES = ['women', 'sale', 'no-such-category']

export const LOCALE_PREFIXES = ['', '', '', '', '', '/en', '/pl']

/** Few screens, each rendered once per language, so that most requests hit the page cache, as in a running shop. */
export const SCREENS = [
  '/', '/cart', '/checkout', '/checkout/success', '/withdrawal', '/login', '/offline', '/customer/account/createPassword', '/dashboard', '/dashboard/orders/000000001', '/search', '/about', '/~unavailable',
]

export const FILES = ['/robots.txt', '/sitemap.xml', '/sitemap/0', '/sitemap/products-en-1.xml', '/manifest/en.webmanifest', '/sw.js', '/favicon.ico', '/icon.svg', '/_next/static/chunks/no.js', '/.env', '/.git/config', '/package.json', '/server/main.ts']

export const SEARCHES = ['merino', 'pack', 'kurtka', 'zzzzzz', 'a']

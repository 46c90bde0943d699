import fc from 'fast-check'

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

/** Text that often breaks programs: markup, SQL, paths, templates, numbers, and invalid, combined or invisible characters. */
const HOSTILE = [
  '', ' ', '0', '-1', '1e309', 'NaN', 'null', 'undefined', 'true', '9007199254740993', '2147483648', '0x10', '1,5',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]',
  "' OR '1'='1", '"; DROP TABLE customer; --', "%' --", '*', 'a* OR b', '(((((', '"unbalanced', 'NEAR/2', '\\',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '</script>', '<!--', ']]>', '&lt;', '&#0;',
  '../../../../etc/passwd', '..\\..\\', '%2e%2e%2f', 'file:///etc/passwd', '/', '//', '//evil.example', '\\\\evil.example',
  '${7*7}', '{{7*7}}', '%s%n%d', '$(id)', '`id`', '|id', '\u0000', '%00', '\r\nx: y', '%0d%0ax:%20y', '\n', '\t',
  '\ufeff', '\u202e', '\u200b', 'ﷺ', 'İ', 'ß', '👩‍👩‍👧‍👦', 'e\u0301', '\ud800', '\udfff', 'a'.repeat(300), 'ż'.repeat(5000), '%', '%zz', '%c3%28', '%ff', '+', '~', '.',
] as const

/** Unusual text. */
export const oddText = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...HOSTILE) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) }, { weight: 1, arbitrary: fc.string({ maxLength: 60 }) })

/** Mostly usual values, and sometimes unusual text. */
export const mostly = <T>(usual: fc.Arbitrary<T>, weight = 6): fc.Arbitrary<T | string> => fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: oddText })

/** The size budgets of pages. The browser tests enforce them; `npm run bench` shows how much is used. */

interface Budget {
  /** Public path on the sample shop. */
  readonly path: string
  /** All scripts loaded before any interaction, kB gzip (1 kB = 1000 bytes). */
  readonly scripts: number
  /** The document with its inline payload, kB raw and gzip. */
  readonly html?: { readonly raw: number; readonly gzip: number }
}

export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { path: '/', scripts: 147.5, html: { raw: 90, gzip: 16 } },
  listing: { path: '/women', scripts: 158, html: { raw: 130, gzip: 20 } },
  product: { path: '/giewont-grid-fleece', scripts: 160, html: { raw: 80, gzip: 15 } },
  cart: { path: '/cart', scripts: 149.5 },
  checkout: { path: '/checkout', scripts: 167 },
  login: { path: '/login', scripts: 167.5 },
  register: { path: '/register', scripts: 165 },
  'find-order': { path: '/find-order', scripts: 171 },
  withdrawal: { path: '/withdrawal', scripts: 171 },
}

/** Every page of the account, for a logged-in customer. */
export const DASHBOARD_BUDGET = {
  pages: ['account', 'orders', 'orders/000000001', 'address-book', 'newsletter', 'consents', 'wishlist', 'my-reviews', 'my-reviews/1'],
  /** kB gzip, as above. */
  scripts: 178,
} as const

/** The cached product page's requests per CPU-second, as a share of a bare node:http server's with the same bytes. */
export const SHARE_OF_BARE_SERVER = 0.8

/** Limits for Lighthouse on a mid-range phone, relative to the same HTML without scripts in the same run. */
export const LIGHTHOUSE = {
  pages: ['home', 'listing', 'product'],
  runs: 5,
  /** Points of the performance score. */
  performanceUnderControl: 2,
  /** Milliseconds of blocked main thread. */
  blockingOverControl: 80,
} as const

/** Limits for the product page on a slow phone, in milliseconds: until a click acts, and until the largest paint. */
export const FIRST_BUTTON = { runs: 7, button: 2000, largestPaint: 1050 } as const

/** How long a tap may take to show its effect, in milliseconds at the 75th percentile of the runs, on a processor 4 times slower. */
export const INTERACTION = { runs: 20, limit: 100 } as const

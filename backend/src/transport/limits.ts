/** Limits of a request; 0 for none. */
export interface Limits {
  /** Nesting of fields; Magento's default. */
  readonly depth: number
  /** Number of fields, with fragments expanded. Magento's default is 300, which known storefronts exceed. */
  readonly complexity: number
  /** The estimated number of values in an answer; the most expensive operation of the storefront is far below. */
  readonly cost: number
  /** Aliases of one field. Magento's default is 10. */
  readonly aliases: number
  /** Milliseconds that a query may take. */
  readonly timeMs: number
  readonly bodyBytes: number
}

export const DEFAULT_LIMITS: Limits = { depth: 20, complexity: 0, cost: 100_000, aliases: 20, timeMs: 5_000, bodyBytes: 1_000_000 }

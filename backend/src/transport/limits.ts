/** What a request may ask for. 0 is without a limit. */
export interface Limits {
  /** Fields within fields; Magento's default. */
  readonly depth: number
  /** Fields, each as often as its fragment is used. Magento's default is 300, and known storefronts go beyond it. */
  readonly complexity: number
  /** About how many values an answer may be made of; the dearest operation of the storefront is far below. */
  readonly cost: number
  /** Aliases of one field. Magento's default is 10. */
  readonly aliases: number
  /** Milliseconds that a query may take. */
  readonly timeMs: number
  readonly bodyBytes: number
}

export const DEFAULT_LIMITS: Limits = { depth: 20, complexity: 0, cost: 100_000, aliases: 20, timeMs: 5_000, bodyBytes: 1_000_000 }

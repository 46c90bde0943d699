/** What a request may ask for. 0 is without a limit. */
export interface Limits {
  /** Fields within fields; Magento's default. */
  readonly depth: number
  /** Fields, each as often as its fragment is used. Magento's default is 300, and known storefronts go beyond it. */
  readonly complexity: number
  readonly bodyBytes: number
}

export const DEFAULT_LIMITS: Limits = { depth: 20, complexity: 0, bodyBytes: 1_000_000 }

/** Of one product or variant, in minor units. */
export interface PricePair {
  readonly regular: number
  readonly final: number
}

/** What the final price takes off the regular one, to two places; nothing where it is not lower. */
export function discount({ regular, final }: PricePair): { amount_off: number; percent_off: number } {
  const off = Math.max(0, regular - final)
  return { amount_off: off / 100, percent_off: regular === 0 ? 0 : Math.round((off / regular) * 10_000) / 100 }
}

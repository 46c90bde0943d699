/** Poland's standard rate; every product and every delivery of the shop bears it. */
export const VAT_PERCENT = 23

export const VAT_TITLE = `VAT ${VAT_PERCENT}%`

/** The tax contained in a price that includes it, in whole grosze, halves rounded up. */
export function includedVat(price: number): number {
  return roundHalfUp(price * VAT_PERCENT, 100 + VAT_PERCENT)
}

export function withoutVat(price: number): number {
  return price - includedVat(price)
}

/** A quotient of non-negative whole numbers, rounded without leaving whole numbers. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

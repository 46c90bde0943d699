/** A quotient of non-negative whole numbers, rounded without leaving whole numbers. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

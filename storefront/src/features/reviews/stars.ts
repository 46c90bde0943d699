const MOST = 5
const PERCENT_OF_A_STAR = 20

/** As shown beside stars: one decimal, in the language's writing. @param percent as Magento counts, 0 to 100 */
export function starNumber(percent: number, locale: string, decimals: 0 | 1 = 0): string {
  return formatStars(percent / PERCENT_OF_A_STAR, locale, decimals)
}

export function formatStars(stars: number, locale: string, decimals: 0 | 1): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 1 }).format(stars)
}

/** Whole stars, for counting; undefined for a review that gave none. */
export function wholeStars(percent: number): number | undefined {
  return percent > 0 ? Math.min(MOST, Math.max(1, Math.round(percent / PERCENT_OF_A_STAR))) : undefined
}

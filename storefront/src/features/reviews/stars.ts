const MAX_STARS = 5
const PERCENT_OF_A_STAR = 20

/** The number beside stars, in the language's format. @param percent Magento's rating, 0 to 100 */
export function starNumber(percent: number, locale: string, decimals: 0 | 1 = 0): string {
  return formatStars(percent / PERCENT_OF_A_STAR, locale, decimals)
}

export function formatStars(stars: number, locale: string, decimals: 0 | 1): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 1 }).format(stars)
}

/** Whole stars, for counting; undefined for a review without a rating. */
export function wholeStars(percent: number): number | undefined {
  return percent > 0 ? Math.min(MAX_STARS, Math.max(1, Math.round(percent / PERCENT_OF_A_STAR))) : undefined
}

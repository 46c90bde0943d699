import { type ComparedItem, type ComparisonRow, comparisonRow } from './comparison-rows.ts'

const STARS = 5

/** Magento rates in per cent and compares no ratings; shoppers know stars. */
export function ratingRow(label: string, items: readonly ComparedItem[], locale: string): ComparisonRow {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const values = items.map(({ product: { rating_summary, review_count } }) =>
    review_count ? `${numbers.format(((rating_summary ?? 0) / 100) * STARS)} (${review_count})` : undefined,
  )
  return comparisonRow('rating', label, values)
}

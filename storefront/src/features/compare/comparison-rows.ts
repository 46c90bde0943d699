import type { ComparisonFragment } from '../../graphql/generated/types.ts'
import { plainText } from '../../lib/plain-text.ts'

export type ComparedItem = NonNullable<NonNullable<ComparisonFragment['items']>[number]>

export interface ComparisonRow {
  readonly code: string
  readonly label: string
  /** One for each product; undefined if it does not have the attribute. */
  readonly values: ReadonlyArray<string | undefined>
  readonly isSame: boolean
}

/** Shown in the table's head or its last row. */
const SHOWN_ELSEWHERE = new Set(['name', 'price', 'image', 'small_image', 'thumbnail', 'sku'])
/** Magento's text for an attribute that a product does not have, in the languages of the shop. */
const MISSING = /^(N\/A|N\/D|nie dotyczy)?$/i

export function comparisonRows({ attributes }: Pick<ComparisonFragment, 'attributes'>, items: readonly ComparedItem[]): ComparisonRow[] {
  return (attributes ?? [])
    .filter((attribute) => attribute !== null)
    .filter(({ code }) => !SHOWN_ELSEWHERE.has(code))
    .map(({ code, label }) => comparisonRow(code, label, items.map((item) => valueOf(item, code))))
}

export function comparisonRow(code: string, label: string, values: ComparisonRow['values']): ComparisonRow {
  return { code, label, values, isSame: values.every((value) => value === values[0]) }
}

function valueOf({ attributes }: Pick<ComparedItem, 'attributes'>, code: string): string | undefined {
  const text = plainText(attributes.find((attribute) => attribute?.code === code)?.value ?? '')
  return MISSING.test(text) ? undefined : text
}

const STARS = 5

/** Ratings are not among a compare list's attributes; Magento's percentage is shown as stars. */
export function ratingRow(label: string, items: readonly ComparedItem[], locale: string): ComparisonRow {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const values = items.map(({ product: { rating_summary, review_count } }) =>
    review_count ? `${numbers.format(((rating_summary ?? 0) / 100) * STARS)} (${review_count})` : undefined,
  )
  return comparisonRow('rating', label, values)
}

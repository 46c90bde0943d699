import type { ComparisonFragment } from '../../graphql/generated/types.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import type { Locale } from '../../i18n/locales.ts'
import { plainText } from '../../lib/plain-text.ts'
import { lowestPriceBefore } from '../store/custom-attributes.ts'

type ComparisonItem = NonNullable<NonNullable<ComparisonFragment['items']>[number]>

export interface ComparedItem extends ComparisonItem {
  /** The lowest price of the 30 days before a reduction. */
  readonly lowest: string | undefined
}

export const comparedItems = (items: ComparisonFragment['items'] | undefined, lowestPriceAttribute: string | undefined, locale: string): ComparedItem[] =>
  (items ?? [])
    .filter((item) => item !== null)
    .map((item) => ({ ...item, lowest: lowestPriceBefore(item.product, lowestPriceAttribute, locale) }))

export interface ComparisonRow {
  readonly code: string
  readonly label: string
  /** One for each product; undefined if it does not have the attribute. */
  readonly values: ReadonlyArray<string | undefined>
  readonly isSame: boolean
}

/** Shown in the table's head or its last row. */
const SHOWN_ELSEWHERE = new Set(['name', 'price', 'image', 'small_image', 'thumbnail', 'sku'])
/** What can be chosen of the products comes first, then their attributes. */
export function comparisonRows({ attributes }: Pick<ComparisonFragment, 'attributes'>, items: readonly ComparedItem[], locale: Locale): ComparisonRow[] {
  const labels = new Map(items.flatMap((item) => optionsOf(item).map(({ code, label }) => [code, label] as const)))
  for (const attribute of attributes ?? []) {
    if (attribute && !SHOWN_ELSEWHERE.has(attribute.code)) labels.set(attribute.code, attribute.label)
  }
  return [...labels].map(([code, label]) => comparisonRow(code, label, items.map((item) => valueOf(item, code, locale))))
}

interface ComparedOption {
  readonly code: string
  readonly label: string
  readonly values: string
}

/** The options of a configurable product, such as its colours and sizes, which a compare list does not have as attributes. */
const optionsOf = ({ product }: ComparisonItem): ComparedOption[] =>
  (('configurable_options' in product ? product.configurable_options : undefined) ?? []).flatMap((option) =>
    option?.attribute_code
      ? [{
          code: option.attribute_code,
          label: option.label ?? '',
          values: (option.values ?? []).flatMap((value) => value?.label ?? []).join(', '),
        }]
      : [],
  )

export function comparisonRow(code: string, label: string, values: ComparisonRow['values']): ComparisonRow {
  return { code, label, values, isSame: values.every((value) => value === values[0]) }
}

function valueOf(item: ComparisonItem, code: string, locale: Locale): string | undefined {
  const offered = optionsOf(item).find((option) => option.code === code)?.values
  if (offered) return offered
  const text = plainText(item.attributes.find((attribute) => attribute?.code === code)?.value ?? '')
  const isMissing = text === '' || LANGUAGES[locale].notAvailable.some((missing) => missing.toLowerCase() === text.toLowerCase())
  return isMissing ? undefined : text
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

import type { AttributeFilterInput, AttributeSelectedOptions, AttributeValue } from '../../generated/resolvers.ts'
import { refusal } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import type { AttributeRow } from './product-attribute.repository.ts'

type Filter = keyof AttributeFilterInput
type Flag = 'isComparable' | 'isFilterable' | 'isHtmlAllowed' | 'isSearchable' | 'isVisibleOnFront' | 'usedInListing'

/** The attribute property of each filter; properties that this shop does not have are false. */
const FLAGS: Readonly<Record<Filter, Flag | 'off' | 'unknown'>> = {
  is_comparable: 'isComparable',
  is_filterable: 'isFilterable',
  is_filterable_in_search: 'isFilterable',
  is_html_allowed_on_front: 'isHtmlAllowed',
  is_searchable: 'isSearchable',
  // A column that exists only with Magento's customer segments.
  is_used_for_customer_segment: 'unknown',
  is_used_for_price_rules: 'off',
  is_used_for_promo_rules: 'off',
  is_visible_in_advanced_search: 'off',
  is_visible_on_front: 'isVisibleOnFront',
  is_wysiwyg_enabled: 'off',
  used_in_product_listing: 'usedInListing',
}

type SelectedOptions = Omit<AttributeSelectedOptions, 'selected_options'> & { selected_options: { label: string; value: string }[] }

const SELECTED: ReadonlySet<string> = new Set(['select', 'multiselect'])

/** A product's own attributes that match every filter, each with its value or its options. */
export function customAttributes(rows: readonly AttributeRow[], filters: AttributeFilterInput) {
  const requested = (Object.entries(filters) as [Filter, boolean | null][]).filter(([, value]) => value !== null)
  const passing = rows.filter((row) => requested.every(([filter, value]) => passes(row, filter, required(value, 'value'))))
  const byCode = Map.groupBy(passing, ({ code }) => code)
  const unknown = requested.filter(([filter]) => FLAGS[filter] === 'unknown')
  return {
    items: [...byCode].map(([code, values]) => attributeValue(code, values)),
    errors: unknown.map(([filter]) => refusal('attributes.filterForeign', { filter, entity: 'catalog_product' })),
  }
}

function passes(row: AttributeRow, filter: Filter, value: boolean): boolean {
  const flag = FLAGS[filter]
  if (flag === 'unknown') return true
  return (flag === 'off' ? false : row[flag] === 1) === value
}

function attributeValue(code: string, rows: readonly AttributeRow[]): AttributeValue | SelectedOptions {
  const [{ input, value }] = rows as [AttributeRow]
  if (!SELECTED.has(input)) return { __typename: 'AttributeValue', code, value: input === 'price' ? units(value) : value }
  const selected_options = rows.map((row) => ({ __typename: 'AttributeSelectedOption' as const, label: row.label ?? '', value: row.value }))
  return { __typename: 'AttributeSelectedOptions', code, selected_options }
}

/** Magento writes prices with six places. */
const units = (minor: string): string => (Number(minor) / 100).toFixed(6)

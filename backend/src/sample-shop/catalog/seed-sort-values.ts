import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { CREATED, type ProductPlan } from '../plan/product-plan.ts'
import type { LocalizedText } from '../plan/localized-text.ts'
import { insertTexts } from './insert-texts.ts'

interface SortPlan {
  readonly code: string
  readonly input: 'date' | 'price'
  readonly label: LocalizedText
  readonly valueOf: (plan: ProductPlan, facts: Facts) => number | string | undefined
}

interface Facts {
  /** Of all languages, 0 to 100. */
  readonly rating: number | undefined
  /** 1 sells best. */
  readonly rank: number
}

/** The day on which this season's products came. */
const SEASON = '2026-09-01'

/** What a merchant adds to Magento so that listings can be sorted by it. Numbers are of the input type price: Magento sorts others as text. */
const SORT_PLANS: readonly SortPlan[] = [
  { code: 'in_shop_since', input: 'date', label: ['In the shop since', 'W sklepie od'], valueOf: ({ isNew }) => (isNew ? SEASON : CREATED.slice(0, 10)) },
  { code: 'sales_rank', input: 'price', label: ['Sales rank', 'Miejsce w sprzedaży'], valueOf: (_, { rank }) => rank },
  { code: 'rating', input: 'price', label: ['Rating', 'Ocena'], valueOf: (_, { rating }) => rating },
  { code: 'discount', input: 'price', label: ['Reduction in percent', 'Obniżka w procentach'], valueOf: discountOf },
]

/** After the reviews, which decide the order of what is neither bestseller nor new. */
export function seedSortValues(database: DatabaseSync, plans: readonly ProductPlan[]): void {
  const insert = statement(database, 'INSERT INTO product_attribute_value SELECT id, ?, 0, ? FROM product WHERE sku = ?')
  const reviewed = reviewsOf(database)
  const ranks = rankOf(plans, reviewed)
  for (const plan of SORT_PLANS) {
    const attributeId = insertAttribute(database, plan)
    for (const product of plans) {
      const value = plan.valueOf(product, { rating: reviewed.get(skuOf(product))?.rating || undefined, rank: ranks.get(product.code) ?? plans.length })
      if (value !== undefined) insert.run(attributeId, String(value), skuOf(product))
    }
  }
}

function insertAttribute(database: DatabaseSync, { code, input, label }: SortPlan): number {
  const { lastInsertRowid } = statement(
    database,
    'INSERT INTO attribute (code, input, position, is_filterable, used_for_sort_by) SELECT ?, ?, max(position) + 1, 0, 1 FROM attribute',
  ).run(code, input)
  insertTexts(database, 'attribute_label', Number(lastInsertRowid), label)
  return Number(lastInsertRowid)
}

const skuOf = ({ code }: ProductPlan): string => `HAL-${code}`

interface Reviewed {
  readonly count: number
  readonly rating: number
}

function reviewsOf(database: DatabaseSync): Map<string, Reviewed> {
  const rows = statement<Reviewed & { sku: string }>(
    database,
    'SELECT p.sku, r.review_count AS count, r.rating_summary AS rating FROM product_review_summary r JOIN product p ON p.id = r.product_id',
  ).all()
  return new Map(rows.map(({ sku, ...reviewed }) => [sku, reviewed]))
}

/** The bestsellers in the order of their category, then what is reviewed most. */
function rankOf(plans: readonly ProductPlan[], reviewed: ReadonlyMap<string, Reviewed>): Map<string, number> {
  const countOf = (plan: ProductPlan): number => reviewed.get(skuOf(plan))?.count ?? 0
  const sorted = plans.toSorted((one, other) => Number(other.isBestseller ?? false) - Number(one.isBestseller ?? false) || (one.isBestseller ? 0 : countOf(other) - countOf(one)))
  return new Map(sorted.map(({ code }, index) => [code, index + 1]))
}

function discountOf({ price, special }: ProductPlan): number | undefined {
  return special === undefined ? undefined : Math.round((1 - special / price) * 100)
}

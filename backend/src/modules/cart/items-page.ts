import type { QuoteItemsSortInput } from '../../generated/resolvers.ts'
import { type RequestedPage, checkPage, type Page, pageAt, sliceOf } from '../../graphql/page.ts'
import type { PricedCartLine } from '../pricing/price-cart.ts'

export interface ItemsPage {
  readonly items: readonly PricedCartLine[]
  readonly totalCount: number
  readonly page: Page
}

/** One page of a cart's lines; empty past the last. */
export function itemsPage(
  lines: readonly PricedCartLine[], requested: RequestedPage, sort: QuoteItemsSortInput | null | undefined,
): ItemsPage {
  checkPage(requested)
  const { offset, limit } = sliceOf(requested)
  const sorted = sort ? sortLines(lines, sort) : lines
  return {
    items: sorted.slice(offset, offset + limit),
    totalCount: lines.length,
    page: pageAt(requested, lines.length),
  }
}

type SortKey = (line: PricedCartLine) => number | string

const price: SortKey = ({ total }) => total.unitWithoutTax
const row: SortKey = ({ total }) => total.rowWithoutTax
const priceWithTax: SortKey = ({ total }) => total.unitWithTax
const rowWithTax: SortKey = ({ total }) => total.rowWithTax
const discount: SortKey = ({ total }) => total.discount
const tax: SortKey = ({ total }) => total.tax

/** Sorting by a field that lines do not have, such as a description, keeps the order of addition. */
const KEYS: Partial<Record<QuoteItemsSortInput['field'], SortKey>> = {
  BASE_DISCOUNT_AMOUNT: discount,
  BASE_PRICE: price,
  BASE_PRICE_INC_TAX: priceWithTax,
  BASE_ROW_TOTAL: row,
  BASE_ROW_TOTAL_INC_TAX: rowWithTax,
  BASE_TAX_AMOUNT: tax,
  DISCOUNT_AMOUNT: discount,
  NAME: ({ name }) => name,
  PRICE: price,
  PRICE_INC_TAX: priceWithTax,
  PRODUCT_ID: ({ productId }) => productId,
  PRODUCT_TYPE: ({ type }) => type,
  QTY: ({ quantity }) => quantity,
  ROW_TOTAL: row,
  ROW_TOTAL_INC_TAX: rowWithTax,
  ROW_TOTAL_WITH_DISCOUNT: ({ total }) => total.rowWithTax - total.discount,
  ROW_WEIGHT: ({ weight, quantity }) => weight * quantity,
  SKU: ({ sku }) => sku,
  TAX_AMOUNT: tax,
  WEIGHT: ({ weight }) => weight,
}

function sortLines(lines: readonly PricedCartLine[], { field, order }: QuoteItemsSortInput): PricedCartLine[] {
  const key = KEYS[field] ?? (({ id }) => id)
  const direction = order === 'DESC' ? -1 : 1
  return lines.toSorted((one, other) => direction * compare(key(one), key(other)))
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other)
  return Number(one) - Number(other)
}

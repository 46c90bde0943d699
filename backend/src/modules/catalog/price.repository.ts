import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import { NOT_LOGGED_IN } from '../identity/identity.ts'

export interface Prices {
  readonly minRegular: number
  readonly maxRegular: number
  readonly minFinal: number
  readonly maxFinal: number
}

/** In minor units, for one piece and a customer group; over the saleable variants or parts where there are any. */
export function pricesById({ database, customer }: ReadScope, ids: readonly number[]): Map<number, Prices> {
  const rows = statement<Prices & { id: number }>(
    database,
    `SELECT l.product_id AS id, coalesce(i.min_regular, l.min_regular) AS minRegular, coalesce(i.max_regular, l.max_regular) AS maxRegular,
       coalesce(i.min_final, l.min_final) AS minFinal, coalesce(i.max_final, l.max_final) AS maxFinal
     FROM listing_product l LEFT JOIN price_index i ON i.product_id = l.product_id AND i.customer_group_id = ?
     WHERE l.product_id IN (SELECT value FROM json_each(?))`,
  ).all(customer?.groupId ?? NOT_LOGGED_IN, JSON.stringify(ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Magento's number for all customer groups together. */
const ALL_GROUPS = 32000

/** A tier price from a quantity on: a price, or whole percent off. */
export interface TierOffer {
  readonly quantity: number
  readonly price: number | null
  readonly percent: number | null
}

export function tierOffersById({ database, customer }: ReadScope, ids: readonly number[]): Map<number, TierOffer[]> {
  const rows = statement<TierOffer & { productId: number }>(
    database,
    `SELECT product_id AS productId, quantity, price, percent FROM tier_price
     WHERE product_id IN (SELECT value FROM json_each(?)) AND customer_group_id IN (?, ?) ORDER BY product_id, quantity`,
  ).all(JSON.stringify(ids), customer?.groupId ?? NOT_LOGGED_IN, ALL_GROUPS)
  return Map.groupBy(rows, ({ productId }) => productId)
}

import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

export interface GroupedItem {
  readonly childId: number
  readonly position: number
  /** The default quantity on the product page. */
  readonly quantity: number
}

/** Without disabled products; those out of stock are included. */
export function groupedItemsById({ database }: Pick<ReadScope, 'database'>, ids: readonly number[]): Map<number, GroupedItem[]> {
  const rows = statement<GroupedItem & { productId: number }>(
    database,
    `SELECT g.product_id AS productId, g.child_id AS childId, g.position, g.quantity
     FROM grouped_product g JOIN product p ON p.id = g.child_id AND p.is_enabled
     WHERE g.product_id IN (SELECT value FROM json_each(?)) ORDER BY g.product_id, g.position, g.child_id`,
  ).all(JSON.stringify(ids))
  return Map.groupBy(rows, ({ productId }) => productId)
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface ItemOption {
  readonly itemId: number
  readonly label: string
  readonly value: string
  /** Typed in, not picked from a list. */
  readonly isEntered: number
}

export function optionsOfItems(database: DatabaseSync, itemIds: readonly number[]): Map<number, ItemOption[]> {
  const options = statement(database, `
    SELECT item_id AS itemId, label, value, is_entered AS isEntered FROM sales_order_item_option
    WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, position`).all(JSON.stringify(itemIds)) as unknown as ItemOption[]
  return Map.groupBy(options, ({ itemId }) => itemId)
}

/** One of a bundle's selections, as it was bought. */
export interface BundlePart {
  readonly itemId: number
  readonly optionId: number
  readonly optionLabel: string
  readonly selectionId: number
  readonly sku: string
  readonly name: string
  /** In one bundle. */
  readonly quantity: number
  readonly price: number
  readonly currency: string
}

export function bundlePartsOfItems(database: DatabaseSync, itemIds: readonly number[]): Map<number, BundlePart[]> {
  const parts = statement(database, `
    SELECT item_id AS itemId, part.option_id AS optionId, option_label AS optionLabel, selection_id AS selectionId, part.sku, part.name,
      part.quantity, part.price, currency
    FROM sales_order_item_part part
    JOIN sales_order_item item ON item.id = part.item_id JOIN sales_order ON sales_order.id = item.order_id
    WHERE part.option_id IS NOT NULL AND item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, part.position`)
    .all(JSON.stringify(itemIds)) as unknown as BundlePart[]
  return Map.groupBy(parts, ({ itemId }) => itemId)
}

export interface ItemLink {
  readonly itemId: number
  readonly linkId: number
  readonly position: number
  readonly title: string
}

export function linksOfItems(database: DatabaseSync, itemIds: readonly number[]): Map<number, ItemLink[]> {
  const links = statement(database, `
    SELECT item_id AS itemId, link_id AS linkId, position, title FROM purchased_link
    WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, position`).all(JSON.stringify(itemIds)) as unknown as ItemLink[]
  return Map.groupBy(links, ({ itemId }) => itemId)
}

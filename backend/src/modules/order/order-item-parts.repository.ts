import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import { choicesOfItems } from '../purchase/choice.repository.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'

export interface ItemOption {
  readonly itemId: number
  readonly label: string
  readonly value: string
  /** Entered as text, not selected. */
  readonly isEntered: number
}

export function optionsOfItems({ database }: Pick<ReadScope, 'database'>, itemIds: readonly number[]): Map<number, ItemOption[]> {
  const options = statement<ItemOption>(database, `
    SELECT item_id AS itemId, label, value, is_entered AS isEntered FROM sales_order_item_option
    WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, position`).all(JSON.stringify(itemIds))
  return Map.groupBy(options, ({ itemId }) => itemId)
}

/** A bundle selection as it was bought. */
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

export function bundlePartsOfItems({ database }: Pick<ReadScope, 'database'>, itemIds: readonly number[]): Map<number, BundlePart[]> {
  const parts = statement<BundlePart>(database, `
    SELECT item_id AS itemId, part.option_id AS optionId, option_label AS optionLabel, selection_id AS selectionId, part.sku, part.name,
      part.quantity, part.price, currency
    FROM sales_order_item_part part
    JOIN sales_order_item item ON item.id = part.item_id JOIN sales_order ON sales_order.id = item.order_id
    WHERE part.option_id IS NOT NULL AND item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, part.position`)
    .all(JSON.stringify(itemIds))
  return Map.groupBy(parts, ({ itemId }) => itemId)
}

export interface ItemLink {
  readonly itemId: number
  readonly linkId: number
  readonly position: number
  readonly title: string
}

export function linksOfItems({ database }: Pick<ReadScope, 'database'>, itemIds: readonly number[]): Map<number, ItemLink[]> {
  const links = statement<ItemLink>(database, `
    SELECT item_id AS itemId, link_id AS linkId, position, title FROM purchased_link
    WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, position`).all(JSON.stringify(itemIds))
  return Map.groupBy(links, ({ itemId }) => itemId)
}

/** An order line as a request to buy the same again. */
export interface PastPurchase extends BuyRequest {
  readonly sku: string
  readonly isOnSale: number
}

export function findPurchases(database: DatabaseSync, orderId: number): PastPurchase[] {
  const items = statement<Omit<PastPurchase, 'choices'> & { id: number }>(database, `
    SELECT id, product_id AS productId, sku, quantity,
      EXISTS (SELECT 1 FROM product WHERE product.id = product_id AND is_enabled) AS isOnSale
    FROM sales_order_item WHERE order_id = ? ORDER BY id`).all(orderId)
  const choices = choicesOfItems(database, 'sales_order_item_choice', items.map(({ id }) => id))
  return items.map(({ id, ...item }) => ({ ...item, choices: choices.get(id) ?? [] }))
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Stock } from './quantity-check.ts'
import type { ChosenOption } from './selected-options.ts'

export interface CartLine {
  readonly id: number
  readonly productId: number
  readonly variantId: number | null
  /** What leaves the warehouse: the variant, or the product itself. */
  readonly soldId: number
  readonly sku: string
  readonly name: string
  readonly type: 'simple' | 'configurable' | 'virtual'
  readonly quantity: number
  readonly unitPrice: number
  readonly weight: number
  readonly stock: Stock
}

/** The lines of a cart in the order they were added; a product that was disabled since is silently left out, as in Magento. */
export function findLines(database: DatabaseSync, cartId: number, storeId: number): CartLine[] {
  const rows = statement(database, `
    SELECT item.id, item.product_id AS productId, item.variant_id AS variantId, sold.id AS soldId, sold.sku,
      coalesce(text.name, product.sku) AS name, product.type, item.quantity,
      min(sold.price, coalesce(sold.special_price, sold.price)) AS unitPrice, sold.weight,
      coalesce(stock.quantity, 0) AS inStock, coalesce(stock.min_sale_qty, 1) AS minSaleQty,
      coalesce(stock.max_sale_qty, 10000) AS maxSaleQty
    FROM cart_item item
    JOIN product ON product.id = item.product_id AND product.is_enabled
    JOIN product sold ON sold.id = coalesce(item.variant_id, item.product_id) AND sold.is_enabled
    LEFT JOIN product_text text ON text.product_id = product.id AND text.store_id = ?
    LEFT JOIN stock ON stock.product_id = sold.id
    WHERE item.cart_id = ? ORDER BY item.id`).all(storeId, cartId)
  return rows.map(toLine)
}

type LineRow = Omit<CartLine, 'stock'> & { inStock: number; minSaleQty: number; maxSaleQty: number }

function toLine(row: object): CartLine {
  const { inStock, minSaleQty, maxSaleQty, ...line } = row as LineRow
  return { ...line, stock: { quantity: inStock, minSaleQty, maxSaleQty } }
}

export function insertLine(
  database: DatabaseSync,
  cartId: number,
  line: Pick<CartLine, 'productId' | 'variantId' | 'quantity'>,
  options: readonly ChosenOption[],
): void {
  const { lastInsertRowid } = statement(database,
    'INSERT INTO cart_item (cart_id, product_id, variant_id, quantity) VALUES (?, ?, ?, ?)',
  ).run(cartId, line.productId, line.variantId, line.quantity)
  const insertOption = statement(database,
    'INSERT INTO cart_item_option (item_id, position, attribute_id, option_id) VALUES (?, ?, ?, ?)')
  for (const [position, { attributeId, optionId }] of options.entries()) {
    insertOption.run(lastInsertRowid, position, attributeId, optionId)
  }
}

export function setLineQuantity(database: DatabaseSync, lineId: number, quantity: number): void {
  statement(database, 'UPDATE cart_item SET quantity = ? WHERE id = ?').run(quantity, lineId)
}

export function deleteLine(database: DatabaseSync, lineId: number): void {
  statement(database, 'DELETE FROM cart_item WHERE id = ?').run(lineId)
}

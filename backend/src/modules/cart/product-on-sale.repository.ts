import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Stock } from './quantity-check.ts'
import type { ChosenOption } from './selected-options.ts'

export interface ProductOnSale {
  readonly id: number
  readonly type: 'simple' | 'configurable' | 'virtual'
}

/** Visibility does not matter: Magento lets a variant be bought by its own SKU. */
export function findProductOnSale(database: DatabaseSync, sku: string): ProductOnSale | undefined {
  return statement(database, 'SELECT id, type FROM product WHERE sku = ? AND is_enabled').get(sku) as ProductOnSale | undefined
}

/** The variant that the choice names: one option for each of the product's super attributes, and nothing else. */
export function findVariant(database: DatabaseSync, productId: number, choice: readonly ChosenOption[]): number | undefined {
  const row = statement(database, `
    SELECT variant.child_id AS id FROM product_variant variant
    JOIN product child ON child.id = variant.child_id AND child.is_enabled
    WHERE variant.parent_id = :product
      AND (SELECT count(*) FROM super_attribute WHERE product_id = :product) = json_array_length(:choice)
      AND NOT EXISTS (
        SELECT 1 FROM super_attribute super WHERE super.product_id = :product AND NOT EXISTS (
          SELECT 1 FROM json_each(:choice) chosen
          JOIN product_option own ON own.product_id = variant.child_id
            AND own.attribute_id = super.attribute_id AND own.option_id = chosen.value ->> 'optionId'
          WHERE chosen.value ->> 'attributeId' = super.attribute_id))
    ORDER BY variant.position LIMIT 1`).get({ product: productId, choice: JSON.stringify(choice) })
  return row?.id as number | undefined
}

const NONE: Stock = { quantity: 0, minSaleQty: 1, maxSaleQty: 10000 }

export function findStock(database: DatabaseSync, productId: number): Stock {
  const row = statement(database, `
    SELECT quantity, min_sale_qty AS minSaleQty, max_sale_qty AS maxSaleQty FROM stock WHERE product_id = ?`).get(productId)
  return (row as Stock | undefined) ?? NONE
}

/** @returns whether there was enough; the stock is untouched when there was not */
export function takeFromStock(database: DatabaseSync, productId: number, quantity: number): boolean {
  const { changes } = statement(database, `
    UPDATE stock SET quantity = quantity - :taken WHERE product_id = :product AND quantity >= :taken`)
    .run({ product: productId, taken: quantity })
  return changes === 1
}

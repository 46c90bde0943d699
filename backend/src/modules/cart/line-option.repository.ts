import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { ChosenOption } from './selected-options.ts'

export interface LineOption extends ChosenOption {
  readonly label: string
  readonly value: string
}

/** What was chosen for a line, as the store view names it, in the order that the product's page shows. */
export function findLineOptions(database: DatabaseSync, lineId: number, storeId: number): LineOption[] {
  return statement(database, `
    SELECT chosen.attribute_id AS attributeId, chosen.option_id AS optionId,
      coalesce(attribute_label.label, attribute.code) AS label, coalesce(option_label.label, '') AS value
    FROM cart_item_option chosen
    JOIN cart_item item ON item.id = chosen.item_id
    JOIN attribute ON attribute.id = chosen.attribute_id
    LEFT JOIN super_attribute super ON super.product_id = item.product_id AND super.attribute_id = chosen.attribute_id
    LEFT JOIN attribute_label ON attribute_label.attribute_id = chosen.attribute_id AND attribute_label.store_id = :store
    LEFT JOIN attribute_option_label option_label ON option_label.option_id = chosen.option_id AND option_label.store_id = :store
    WHERE chosen.item_id = :line ORDER BY super.position, chosen.position`)
    .all({ line: lineId, store: storeId }) as unknown as LineOption[]
}

export function findChoice(database: DatabaseSync, lineId: number): ChosenOption[] {
  return statement(database, `
    SELECT attribute_id AS attributeId, option_id AS optionId FROM cart_item_option WHERE item_id = ? ORDER BY position`)
    .all(lineId) as unknown as ChosenOption[]
}

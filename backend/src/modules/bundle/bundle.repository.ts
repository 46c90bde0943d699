import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

/** How a bundle is priced and shipped. */
export interface Bundle {
  readonly isPriceDynamic: boolean
  readonly isSkuDynamic: boolean
  readonly isWeightDynamic: boolean
  readonly priceView: 'PRICE_RANGE' | 'AS_LOW_AS'
  readonly shipment: 'TOGETHER' | 'SEPARATELY'
}

export function bundlesById({ database }: Pick<ReadScope, 'database'>, ids: readonly number[]): Map<number, Bundle> {
  const rows = statement<Bundle & { id: number; price: number; sku: number; weight: number }>(
    database,
    `SELECT product_id AS id, is_price_dynamic AS price, is_sku_dynamic AS sku, is_weight_dynamic AS weight, price_view AS priceView, shipment
     FROM bundle WHERE product_id IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(ids))
  return new Map(
    rows.map(({ id, price, sku, weight, priceView, shipment }) => [
      id,
      { isPriceDynamic: price === 1, isSkuDynamic: sku === 1, isWeightDynamic: weight === 1, priceView, shipment },
    ]),
  )
}

/** An option of a bundle. */
export interface BundleOption {
  readonly id: number
  readonly productId: number
  /** Of the bundle. */
  readonly sku: string
  readonly title: string
  readonly position: number
  readonly input: 'select' | 'radio' | 'checkbox' | 'multi'
  readonly isRequired: number
  readonly selections: readonly BundleSelection[]
}

export interface BundleSelection {
  readonly id: number
  readonly optionId: number
  readonly productId: number
  readonly position: number
  readonly quantity: number
  readonly canChangeQuantity: number
  readonly isDefault: number
  /** In minor units, or whole percent; 0 where the parts' own prices count. */
  readonly price: number
  readonly priceType: 'FIXED' | 'PERCENT'
}

export function bundleOptionsById({ database, store }: ReadScope, ids: readonly number[]): Map<number, BundleOption[]> {
  const selections = Map.groupBy(selectionsOf(database, ids), ({ optionId }) => optionId)
  const options = statement<Omit<BundleOption, 'selections'>>(
    database,
    `SELECT o.id, o.product_id AS productId, p.sku, t.title, o.position, o.input, o.is_required AS isRequired
     FROM bundle_option o JOIN product p ON p.id = o.product_id JOIN bundle_option_text t ON t.option_id = o.id AND t.store_id = ?
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.product_id, o.position, o.id`,
  ).all(store.id, JSON.stringify(ids))
  const complete = options.map((option) => ({ ...option, selections: selections.get(option.id) ?? [] }))
  return Map.groupBy(complete, ({ productId }) => productId)
}

/** Without disabled products; those out of stock are included. */
function selectionsOf(database: DatabaseSync, ids: readonly number[]): BundleSelection[] {
  return statement<BundleSelection>(
    database,
    `SELECT s.id, s.option_id AS optionId, s.product_id AS productId, s.position, s.quantity, s.can_change_quantity AS canChangeQuantity,
       s.is_default AS isDefault, s.price, s.price_type AS priceType
     FROM bundle_option o JOIN bundle_selection s ON s.option_id = o.id JOIN product p ON p.id = s.product_id AND p.is_enabled
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY s.option_id, s.position, s.id`,
  ).all(JSON.stringify(ids))
}

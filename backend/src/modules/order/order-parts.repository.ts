import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import type { AddressFields } from '../address/address.repository.ts'
import type { ItemQuantities } from './item-status.ts'

export interface OrderItemRow extends ItemQuantities {
  readonly id: number
  readonly orderId: number
  readonly productId: number
  readonly type: string
  readonly sku: string
  readonly name: string
  readonly price: number
  readonly priceWithoutTax: number
  readonly rowTotal: number
  readonly rowTotalWithoutTax: number
  readonly discount: number
  /** As stored; null without one. */
  readonly giftMessage: string | null
  /** The order's currency, and the label of its discount. */
  readonly currency: string
  readonly couponCode: string | null
}

export function itemsOfOrders({ database }: Pick<ReadScope, 'database'>, orderIds: readonly number[]): Map<number, OrderItemRow[]> {
  const items = statement<OrderItemRow>(database, `
    SELECT item.id, order_id AS orderId, product_id AS productId, type, sku, name, quantity,
      price_including_tax AS price, price_excluding_tax AS priceWithoutTax,
      row_total_including_tax AS rowTotal, row_total_excluding_tax AS rowTotalWithoutTax, item.discount_amount AS discount,
      item.gift_message AS giftMessage,
      quantity_invoiced AS quantityInvoiced, quantity_shipped AS quantityShipped,
      quantity_refunded AS quantityRefunded, quantity_canceled AS quantityCanceled, currency, coupon_code AS couponCode
    FROM sales_order_item item JOIN sales_order ON sales_order.id = order_id
    WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY item.id`).all(JSON.stringify(orderIds))
  return Map.groupBy(items, ({ orderId }) => orderId)
}

export interface OrderAddressRow extends Omit<AddressFields, 'regionCode'> {
  readonly orderId: number
  readonly type: 'shipping' | 'billing'
  /** Of a shipping address that is such a location's. */
  readonly pickupLocationCode: string | null
}

export function addressesOfOrders({ database }: Pick<ReadScope, 'database'>, orderIds: readonly number[]): Map<number, OrderAddressRow[]> {
  const addresses = statement<OrderAddressRow>(database, `
    SELECT order_id AS orderId, type, prefix, firstname, middlename, lastname, suffix, company, vat_id AS vatId, street, city,
      postcode, telephone, fax, country_code AS countryCode, region, region_id AS regionId, pickup_location_code AS pickupLocationCode
    FROM sales_order_address WHERE order_id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(orderIds))
  return Map.groupBy(addresses, ({ orderId }) => orderId)
}

export interface OrderComment {
  readonly orderId: number
  readonly message: string
  readonly createdAt: string
}

export function commentsOfOrders({ database }: Pick<ReadScope, 'database'>, orderIds: readonly number[]): Map<number, OrderComment[]> {
  const comments = statement<OrderComment>(database, `
    SELECT order_id AS orderId, message, created_at AS createdAt FROM sales_comment
    WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`).all(JSON.stringify(orderIds))
  return Map.groupBy(comments, ({ orderId }) => orderId)
}

/** Payment instructions for an order's mail; empty if the shop has none. */
export function findPaymentInstructions(database: DatabaseSync, code: string, storeId: number): string {
  const row = statement(database, 'SELECT instructions FROM payment_method_text WHERE code = ? AND store_id = ?').get(code, storeId)
  return (row?.instructions as string | undefined) ?? ''
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { OrderState } from './order-state.ts'

/** An order as placed, with amounts in minor units, and its state. */
export interface OrderRow {
  readonly id: number
  readonly number: string
  readonly token: string
  readonly storeId: number
  /** Null for a guest's. */
  readonly customerId: number | null
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly state: OrderState
  readonly stateBeforeHold: OrderState | null
  readonly isVirtual: number
  readonly isInvoiced: number
  readonly isShipped: number
  readonly currency: string
  readonly couponCode: string | null
  readonly carrierCode: string | null
  readonly methodCode: string | null
  readonly carrierTitle: string | null
  readonly shippingDescription: string | null
  readonly paymentCode: string
  readonly paymentTitle: string
  readonly purchaseOrderNumber: string | null
  /** As stored; null without one. */
  readonly giftMessage: string | null
  readonly subtotal: number
  readonly subtotalWithoutTax: number
  readonly discount: number
  readonly shipping: number
  readonly shippingTax: number
  readonly taxTitle: string
  /** In thousandths of a percent. */
  readonly taxRate: number
  /** Whether prices and the discount included tax. */
  readonly isTaxIncluded: number
  readonly tax: number
  readonly grandTotal: number
  readonly createdAt: string
  readonly statusChangedAt: string
}

export const ORDER_COLUMNS = `sales_order.id, increment_id AS number, token, store_id AS storeId, customer_id AS customerId,
  customer_email AS email, customer_firstname AS firstname, customer_lastname AS lastname, state, state_before_hold AS stateBeforeHold,
  is_virtual AS isVirtual,
  EXISTS (SELECT 1 FROM sales_document WHERE order_id = sales_order.id AND kind = 'invoice') AS isInvoiced,
  EXISTS (SELECT 1 FROM sales_document WHERE order_id = sales_order.id AND kind = 'shipment') AS isShipped,
  currency, coupon_code AS couponCode, shipping_carrier_code AS carrierCode, shipping_method_code AS methodCode,
  shipping_carrier_title AS carrierTitle, shipping_description AS shippingDescription,
  payment_code AS paymentCode, payment_title AS paymentTitle, purchase_order_number AS purchaseOrderNumber,
  sales_order.gift_message AS giftMessage,
  subtotal_including_tax AS subtotal, subtotal_excluding_tax AS subtotalWithoutTax, discount_amount AS discount,
  shipping_including_tax AS shipping, shipping_tax_amount AS shippingTax, tax_title AS taxTitle, tax_rate AS taxRate,
  is_tax_included AS isTaxIncluded, tax_amount AS tax, grand_total AS grandTotal, sales_order.created_at AS createdAt, status_changed_at AS statusChangedAt`

export function findOrder(database: DatabaseSync, id: number): OrderRow | undefined {
  return statement<OrderRow>(database, `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE id = ?`).get(id)
}

export function findOrderByNumber(database: DatabaseSync, number: string): OrderRow | undefined {
  return statement<OrderRow>(database, `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE increment_id = ?`).get(number)
}

export function findOrderByToken(database: DatabaseSync, token: string): OrderRow | undefined {
  return statement<OrderRow>(database, `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE token = ?`).get(token)
}

interface BilledTo {
  readonly lastname: string
  readonly postcode: string | null
}

export function findBilledTo(database: DatabaseSync, orderId: number): BilledTo | undefined {
  const sql = "SELECT lastname, postcode FROM sales_order_address WHERE order_id = ? AND type = 'billing'"
  return statement<BilledTo>(database, sql).get(orderId)
}

export function assignGuestOrders(database: DatabaseSync, customerId: number, email: string): void {
  statement(database, 'UPDATE sales_order SET customer_id = ? WHERE customer_id IS NULL AND customer_email = ? COLLATE NOCASE')
    .run(customerId, email)
}

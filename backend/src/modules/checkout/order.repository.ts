import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { LineOption } from '../cart/line-option.repository.ts'
import type { PricedCartLine } from '../cart/priced-cart.ts'
import type { AddressType } from './address.repository.ts'
import type { CartAddress } from './cart-address.ts'
import type { orderRecord } from './order-record.ts'

export function nextInSequence(database: DatabaseSync, storeId: number): number {
  const row = statement(database, `
    INSERT INTO order_sequence (store_id, last_number) VALUES (?, 1)
    ON CONFLICT DO UPDATE SET last_number = last_number + 1 RETURNING last_number`).get(storeId)
  return row?.last_number as number
}

/** @returns the id of the order */
export function insertOrder(database: DatabaseSync, order: ReturnType<typeof orderRecord>): number {
  const { lastInsertRowid } = statement(database, `
    INSERT INTO sales_order (increment_id, cart_id, store_id, customer_email, currency, coupon_code, shipping_carrier_code,
      shipping_method_code, shipping_description, payment_code, payment_title, total_quantity, weight, subtotal_including_tax,
      discount_amount, shipping_including_tax, tax_amount, grand_total, created_at)
    VALUES (:number, :cartId, :storeId, :email, :currency, :couponCode, :carrierCode,
      :methodCode, :shippingDescription, :paymentCode, :paymentTitle, :quantity, :weight, :subtotal,
      :discount, :shipping, :tax, :grandTotal, :createdAt)`).run(order)
  return Number(lastInsertRowid)
}

export function insertOrderItem(
  database: DatabaseSync, orderId: number, line: PricedCartLine, options: readonly LineOption[],
): void {
  const { lastInsertRowid } = statement(database, `
    INSERT INTO sales_order_item (order_id, product_id, variant_id, type, sku, name, quantity, price_including_tax,
      row_total_including_tax, discount_amount, tax_amount)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    orderId, line.productId, line.variantId, line.type, line.sku, line.name, line.quantity, line.unitPrice,
    line.total.rowTotal, line.total.discount, line.total.tax,
  )
  const insertOption = statement(database,
    'INSERT INTO sales_order_item_option (item_id, position, label, value) VALUES (?, ?, ?, ?)')
  for (const [position, { label, value }] of options.entries()) insertOption.run(lastInsertRowid, position, label, value)
}

export function insertOrderAddress(database: DatabaseSync, orderId: number, type: AddressType, address: CartAddress): void {
  statement(database, `
    INSERT INTO sales_order_address (order_id, type, firstname, lastname, company, vat_id, street, city, postcode, telephone,
      country_code, region, region_code, region_id)
    VALUES (:orderId, :type, :firstname, :lastname, :company, :vatId, :street, :city, :postcode, :telephone,
      :countryCode, :region, :regionCode, :regionId)`).run({ orderId, type, ...address })
}

import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { PricedCartLine } from '../pricing/price-cart.ts'
import { insertChoices } from '../purchase/choice.repository.ts'
import { optionsOf, partsOf } from './order-line.ts'
import type { orderRecord } from './order-record.ts'
import { linkHash } from './purchased-link.repository.ts'

export function nextInSequence(database: DatabaseSync, storeId: number): number {
  const row = statement(database, `
    INSERT INTO order_sequence (store_id, last_number) VALUES (?, 1)
    ON CONFLICT DO UPDATE SET last_number = last_number + 1 RETURNING last_number`).get(storeId)
  return row?.last_number as number
}

/** @returns the id of the order */
export function insertOrder(database: DatabaseSync, order: ReturnType<typeof orderRecord>): number {
  const { lastInsertRowid } = statement(database, `
    INSERT INTO sales_order (increment_id, token, cart_id, store_id, customer_id, customer_email, customer_firstname,
      customer_lastname, state, is_virtual, currency, coupon_code, shipping_carrier_code, shipping_method_code,
      shipping_carrier_title, shipping_description, payment_code, payment_title,
      purchase_order_number, gift_message, total_quantity, weight, subtotal_including_tax,
      subtotal_excluding_tax, discount_amount, shipping_including_tax, shipping_tax_amount, tax_title, tax_rate, is_tax_included, tax_amount,
      grand_total, created_at, status_changed_at)
    VALUES (:number, :token, :cartId, :storeId, :customerId, :email, :firstname,
      :lastname, :state, :isVirtual, :currency, :couponCode, :carrierCode, :methodCode,
      :carrierTitle, :shippingDescription, :paymentCode, :paymentTitle,
      :purchaseOrderNumber, :giftMessage, :quantity, :weight, :subtotal,
      :subtotalWithoutTax, :discount, :shipping, :shippingTax, :taxTitle, :taxRate, :isTaxIncluded, :tax,
      :grandTotal, :createdAt, :createdAt)`).run(order)
  return Number(lastInsertRowid)
}

export function insertOrderItem(database: DatabaseSync, orderId: number, line: PricedCartLine): void {
  const { lastInsertRowid } = statement(database, `
    INSERT INTO sales_order_item (order_id, product_id, variant_id, type, sku, name, quantity, price_including_tax,
      price_excluding_tax, row_total_including_tax, row_total_excluding_tax, discount_amount, tax_amount, is_virtual, gift_message)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    orderId, line.productId, line.variantId, line.type, line.sku, line.name, line.quantity, line.total.unitWithTax,
    line.total.unitWithoutTax, line.total.rowWithTax, line.total.rowWithoutTax, line.total.discount, line.total.tax,
    line.isShipped ? 0 : 1, line.giftMessage,
  )
  const itemId = Number(lastInsertRowid)
  insertOptions(database, itemId, line)
  insertChoices(database, 'sales_order_item_choice', itemId, line.choices)
  insertParts(database, itemId, line)
  insertLinks(database, itemId, line)
}

function insertOptions(database: DatabaseSync, itemId: number, line: PricedCartLine): void {
  const insert = statement(database,
    'INSERT INTO sales_order_item_option (item_id, position, label, value, is_entered) VALUES (?, ?, ?, ?, ?)')
  for (const [position, { label, value, isEntered }] of optionsOf(line).entries()) insert.run(itemId, position, label, value, isEntered)
}

function insertParts(database: DatabaseSync, itemId: number, line: PricedCartLine): void {
  const insert = statement(database, `
    INSERT INTO sales_order_item_part (item_id, position, product_id, quantity, sku, name, price, option_id, option_label, selection_id)
    VALUES (:itemId, :position, :productId, :quantity, :sku, :name, :price, :optionId, :optionLabel, :selectionId)`)
  for (const [position, part] of partsOf(line).entries()) insert.run({ itemId, position, ...part })
}

function insertLinks(database: DatabaseSync, itemId: number, { links, quantity }: PricedCartLine): void {
  const insert = statement(database, `
    INSERT INTO purchased_link (item_id, link_id, position, title, file, hash, downloads_bought)
    SELECT :itemId, id, :position, :title, file, :hash, number_of_downloads * :quantity FROM downloadable_link WHERE id = :linkId`)
  for (const [position, { id: linkId, title }] of links.entries()) {
    insert.run({ itemId, linkId, position, title, quantity, hash: linkHash() })
  }
}

/** Copies the cart's addresses; a virtual order has no shipping address. */
export function copyAddresses(database: DatabaseSync, orderId: number, cart: { readonly id: number; readonly isVirtual: boolean }): void {
  statement(database, `
    INSERT INTO sales_order_address (order_id, type, prefix, firstname, middlename, lastname, suffix, company, vat_id, street, city,
      postcode, telephone, fax, country_code, region, region_code, region_id, pickup_location_code)
    SELECT :orderId, type, prefix, firstname, middlename, lastname, suffix, company, vat_id, street, city,
      postcode, telephone, fax, country_code, region, region_code, region_id, pickup_location_code
    FROM cart_address WHERE cart_id = :id AND NOT (:isVirtual AND type = 'shipping')`)
    .run({ orderId, id: cart.id, isVirtual: cart.isVirtual ? 1 : 0 })
}

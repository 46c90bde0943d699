import type { DatabaseSync } from 'node:sqlite'
import type { PreparedShop } from '../servers/prepare-shop.ts'

/** Each query finds invalid data among the new orders; `cart` identifies the shopper. */
const FLAWS = {
  'a damaged file': "SELECT integrity_check AS flaw FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
  'a row without its parent': 'SELECT * FROM pragma_foreign_key_check',
  'an order whose amounts do not add up': `SELECT masked_id AS cart, increment_id FROM new_order o
    WHERE subtotal_including_tax <> (SELECT coalesce(sum(row_total_including_tax), -1) FROM sales_order_item WHERE order_id = o.id)
      OR discount_amount <> (SELECT coalesce(sum(discount_amount), -1) FROM sales_order_item WHERE order_id = o.id)
      OR grand_total <> subtotal_including_tax - discount_amount + shipping_including_tax`,
  'an order without its two addresses': `SELECT masked_id AS cart, increment_id FROM new_order o
    WHERE (SELECT count(*) FROM sales_order_address WHERE order_id = o.id) <> 2`,
  'a line without its part': `SELECT masked_id AS cart, item.id FROM sales_order_item item JOIN new_order o ON o.id = order_id
    WHERE NOT EXISTS (SELECT 1 FROM sales_order_item_part WHERE item_id = item.id)`,
  'an order without its one mail': `SELECT masked_id AS cart, increment_id, (SELECT count(*) FROM new_mail WHERE number = increment_id AND kind = 'order') AS mails FROM new_order WHERE mails <> 1`,
  'an open cart that is an order': 'SELECT masked_id AS cart, increment_id FROM new_order WHERE is_active',
  'an invoice whose order is not paid, or was not mailed exactly once': `SELECT masked_id AS cart, o.increment_id, o.state FROM new_order o
    WHERE (SELECT count(*) FROM sales_document WHERE order_id = o.id AND kind = 'invoice') <> (o.state IN ('processing', 'complete') AND payment_code GLOB 'sandbox_*')
      OR (SELECT count(*) FROM new_mail WHERE number = o.increment_id AND kind = 'invoice') <> (SELECT count(*) FROM sales_document WHERE order_id = o.id AND kind = 'invoice')`,
  'a cancellation that was not mailed exactly once': `SELECT masked_id AS cart, increment_id FROM new_order o
    WHERE (SELECT count(*) FROM new_mail WHERE number = increment_id AND kind = 'cancellation') <> (state = 'canceled')`,
} as const

const VIEWS = (last: number) => `
  CREATE TEMP VIEW new_order AS
    SELECT o.*, cart.masked_id, cart.is_active FROM sales_order o LEFT JOIN cart ON cart.id = o.cart_id WHERE o.id > ${last};
  CREATE TEMP TABLE new_mail (number TEXT, kind TEXT);
  CREATE INDEX temp.mail_number ON new_mail (number)`

/** The subjects of the mails about an order, in either language. */
const SUBJECTS: readonly (readonly [kind: string, subject: RegExp])[] = [
  ['invoice', /^(?:Payment received for order |Płatność za zamówienie )(\d{9,})(?: dotarła)?$/],
  ['cancellation', /^(?:Order|Zamówienie) (\d{9,}) (?:was cancelled|zostało anulowane)$/],
  ['order', /^(?:Your \D+|Zamówienie )(\d{9,})(?: w sklepie \D+)?$/],
]

export interface OrderFlaw {
  readonly text: string
  readonly cart: string | undefined
}

/** Inconsistencies of the orders themselves, of the stock and of the order numbers. */
export function findOrderFlaws(database: DatabaseSync, { lastOrderId, stock, numbers }: PreparedShop): OrderFlaw[] {
  database.exec(VIEWS(lastOrderId))
  const insert = database.prepare('INSERT INTO new_mail VALUES (?, ?)')
  for (const { subject } of database.prepare('SELECT subject FROM mail').all()) {
    const kind = SUBJECTS.find(([, pattern]) => pattern.test(String(subject)))
    if (kind) insert.run(kind[1].exec(String(subject))![1]!, kind[0])
  }
  const flaws = Object.entries(FLAWS).flatMap(([name, sql]) =>
    database.prepare(sql).all().map((row) => ({ text: `${name}: ${JSON.stringify(row)}`, cart: row.cart == null ? undefined : String(row.cart) })))
  return [...flaws, ...stockFlaws(database, stock), ...numberFlaws(database, numbers)]
}

/** The remaining stock must be the initial stock minus the orders that were not cancelled. */
function stockFlaws(database: DatabaseSync, before: ReadonlyMap<number, number>): OrderFlaw[] {
  const rows = database.prepare(`
    SELECT product_id AS id, quantity, coalesce((
      SELECT sum(part.quantity * item.quantity) FROM sales_order_item_part part
      JOIN sales_order_item item ON item.id = part.item_id JOIN new_order o ON o.id = item.order_id
      WHERE part.product_id = stock.product_id AND o.state <> 'canceled'), 0) AS sold
    FROM stock`).all()
  return rows.flatMap(({ id, quantity, sold }) => {
    const left = before.get(Number(id))! - Number(sold)
    return left === quantity ? [] : [{ text: `stock of product ${Number(id)}: ${Number(quantity)} pieces, and ${left} should be left`, cart: undefined }]
  })
}

/** Order numbers must have no gap: a failed order uses none. */
function numberFlaws(database: DatabaseSync, before: ReadonlyMap<number, number>): OrderFlaw[] {
  const rows = database.prepare('SELECT store_id AS id, last_number AS last, (SELECT count(*) FROM new_order o WHERE o.store_id = order_sequence.store_id) AS orders FROM order_sequence').all()
  return rows.flatMap(({ id, last, orders }) =>
    Number(last) - (before.get(Number(id)) ?? 0) === Number(orders) ? [] : [{ text: `a gap between the numbers of store ${Number(id)}: ${Number(orders)} orders up to number ${Number(last)}`, cart: undefined }])
}

import { openDatabase } from '../database/open.ts'
import { STOCK } from './ready-carts.fixture.ts'

/** Queries for inconsistent rows, such as incomplete orders. */
const INCONSISTENCIES = {
  'a damaged file': "SELECT integrity_check AS flaw FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
  'a row with a broken reference': 'SELECT * FROM pragma_foreign_key_check',
  'an order without its two lines': `SELECT increment_id FROM sales_order o
    WHERE (SELECT count(*) FROM sales_order_item WHERE order_id = o.id) <> 2`,
  'an order whose amounts do not add up': `SELECT increment_id FROM sales_order o
    WHERE subtotal_including_tax <> (SELECT sum(row_total_including_tax) FROM sales_order_item WHERE order_id = o.id)
      OR grand_total <> subtotal_including_tax - discount_amount + shipping_including_tax OR grand_total <> 168700`,
  'an order without its two addresses': `SELECT increment_id FROM sales_order o
    WHERE (SELECT count(*) FROM sales_order_address WHERE order_id = o.id) <> 2`,
  'a line without its part': `SELECT id FROM sales_order_item item
    WHERE (SELECT count(*) FROM sales_order_item_part WHERE item_id = item.id) <> 1`,
  'an order without its mail': `SELECT increment_id FROM sales_order
    WHERE (SELECT count(*) FROM mail WHERE subject LIKE '%' || increment_id) <> 1`,
  'an active cart with an order': 'SELECT masked_id FROM cart WHERE is_active AND id IN (SELECT cart_id FROM sales_order)',
  'an inactive cart without an order': 'SELECT masked_id FROM cart WHERE NOT is_active AND id NOT IN (SELECT cart_id FROM sales_order)',
  'a gap between the order numbers': `SELECT increment_id FROM sales_order
    WHERE increment_id > (SELECT count(*) FROM sales_order)
      OR (SELECT last_number FROM order_sequence) <> (SELECT count(*) FROM sales_order)`,
  'stock that does not match the sold quantities': `SELECT product_id FROM stock JOIN product ON product.id = product_id
    WHERE sku IN ('tee', 'shell-m') AND quantity <> ${STOCK} - iif(sku = 'tee', 2, 1) * (SELECT count(*) FROM sales_order)`,
}

/** The final state of a shop: each cart's order number, and the errors found. */
export function checkConsistency(file: string) {
  const database = openDatabase(file)
  const flaws = Object.entries(INCONSISTENCIES).flatMap(([name, sql]) => database.prepare(sql).all().map((row) => `${name}: ${JSON.stringify(row)}`))
  const orders = database.prepare('SELECT masked_id, increment_id FROM sales_order JOIN cart ON cart.id = cart_id').all() as
    { masked_id: string; increment_id: string }[]
  database.close()
  return { flaws, orders: new Map(orders.map(({ masked_id: cart, increment_id: number }) => [cart, number])) }
}

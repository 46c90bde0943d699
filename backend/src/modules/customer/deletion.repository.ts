import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { CustomerRow } from '../identity/customer.repository.ts'
import { endCustomerLinks } from '../order/purchased-link.repository.ts'

/** Tokens, addresses, attributes and the subscription are deleted with the customer's row. */
export function deleteCustomerData(database: DatabaseSync, { id, email }: Pick<CustomerRow, 'id' | 'email'>, now: Date): void {
  endCustomerLinks(database, id, now)
  statement(database, 'UPDATE sales_order SET customer_id = NULL WHERE customer_id = ?').run(id)
  // An order refers to its cart but has its own copy of the address; other carts are deleted with the customer.
  statement(
    database,
    'DELETE FROM cart_address WHERE cart_id IN (SELECT c.id FROM cart c JOIN sales_order o ON o.cart_id = c.id WHERE c.customer_id = ?)',
  ).run(id)
  statement(
    database,
    'UPDATE cart SET customer_id = NULL, email = NULL WHERE customer_id = ? AND id IN (SELECT cart_id FROM sales_order)',
  ).run(id)
  statement(database, 'DELETE FROM stock_alert WHERE email = ?').run(email)
  statement(database, 'DELETE FROM mail WHERE recipient = ? COLLATE NOCASE').run(email)
  statement(database, 'DELETE FROM customer WHERE id = ?').run(id)
}

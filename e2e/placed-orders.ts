import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Reads the backend's database directly, because the shop's responses do not prove what is on disk. */
export function findOrder(dataFolder: string, number: string): { grandTotal: number; email: string } | undefined {
  const [row] = select(dataFolder, 'SELECT grand_total, customer_email FROM sales_order WHERE increment_id = ?', number)
  return row && { grandTotal: Number(row.grand_total), email: String(row.customer_email) }
}

/** The numbers and states of all orders with an e-mail address. */
export function ordersOf(dataFolder: string, email: string): { number: string; state: string }[] {
  return select(dataFolder, 'SELECT increment_id AS number, state FROM sales_order WHERE customer_email = ? ORDER BY id', email)
    .map(({ number, state }) => ({ number: String(number), state: String(state) }))
}

function select(dataFolder: string, query: string, value: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { readOnly: true })
  try {
    return database.prepare(query).all(value)
  } finally {
    database.close()
  }
}

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Looks into the backend's database from outside, as nothing of the shop's own answers proves what is on the disk. */
export function findOrder(dataFolder: string, number: string): { grandTotal: number; email: string } | undefined {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { readOnly: true })
  try {
    const row = database.prepare('SELECT grand_total, customer_email FROM sales_order WHERE increment_id = ?').get(number)
    return row ? { grandTotal: Number(row.grand_total), email: String(row.customer_email) } : undefined
  } finally {
    database.close()
  }
}

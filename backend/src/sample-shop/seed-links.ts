import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { linksOf } from './product-links.ts'
import type { ProductPlan } from './product-plan.ts'

export function seedLinks(database: DatabaseSync, plans: readonly ProductPlan[]): void {
  const insert = statement(
    database,
    `INSERT INTO product_link (product_id, kind, linked_id, position)
     SELECT p.id, ?, linked.id, ? FROM product p, product linked WHERE p.sku = ? AND linked.sku = ?`,
  )
  for (const plan of plans) {
    for (const [kind, linked] of Object.entries(linksOf(plan, plans)) as [string, readonly ProductPlan[]][]) {
      linked.forEach((other, position) => insert.run(kind, position, `HAL-${plan.code}`, `HAL-${other.code}`))
    }
  }
}

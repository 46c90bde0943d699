import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PreparedShop } from '../servers/prepare-shop.ts'
import type { Story } from '../shopper/story.ts'
import { findOrderFlaws } from './order-flaws.ts'
import { findStoryFlaws, type FlawKind, type StoredOrder } from './story-flaws.ts'

export interface Flaw {
  readonly kind: FlawKind
  readonly text: string
  /** Undefined if the flaw belongs to no shopper. */
  readonly story: Story | undefined
}

export interface Audit {
  readonly orders: number
  readonly flaws: readonly Flaw[]
}

/** Compares the backend's database after the run with the outcome that each shopper saw. */
export function auditOrders(dataFolder: string, shop: PreparedShop, stories: readonly Story[], unreportedPayments: number): Audit {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'))
  try {
    const orderFlaws = findOrderFlaws(database, shop)
    const orders = readOrders(database)
    const byCart = new Map(stories.flatMap((story) => [...story.carts].map((cart) => [cart, story])))
    const ordersOf = Map.groupBy(orders, ({ cart }) => byCart.get(cart ?? ''))
    const unknownOrders = (ordersOf.get(undefined) ?? []).map(({ number, email }) => ({ kind: 'duplicated' as const, text: `order ${number} of ${email} belongs to no shopper`, story: undefined }))
    return {
      orders: orders.length,
      flaws: [
        ...stories.flatMap((story) => findStoryFlaws(story, ordersOf.get(story) ?? []).map((flaw) => ({ ...flaw, story }))),
        ...unknownOrders,
        ...(unreportedPayments > 0 ? [{ kind: 'incomplete' as const, text: `the backend did not accept ${unreportedPayments} payment decisions`, story: undefined }] : []),
        ...orderFlaws.map(({ text, cart }) => ({ kind: 'incomplete' as const, text, story: byCart.get(cart ?? '') })),
      ],
    }
  } finally {
    database.close()
  }
}

const readOrders = (database: DatabaseSync): StoredOrder[] =>
  database.prepare(`
    SELECT masked_id AS cart, increment_id AS number, grand_total AS grandTotal, customer_email AS email, payment_code AS paymentCode, state,
      (SELECT group_concat(product.sku || '×' || item.quantity || '=' || row_total_including_tax, ' ' ORDER BY product.sku)
       FROM sales_order_item item JOIN product ON product.id = item.product_id WHERE order_id = o.id) AS lines
    FROM new_order o`).all() as unknown as StoredOrder[]

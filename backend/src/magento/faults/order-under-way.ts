import { statement } from '../../database/statement.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { hasFault } from '../faults.ts'

/** The time that Magento takes to place an order; here a second call can only come after the first. */
const MILLISECONDS = 1000

/**
 * magento/magento2#36417: since two calls made two orders, a cart is locked while its order is placed, and a second call
 * gets this error instead of one about a missing cart.
 */
export function refuseOrderUnderWay({ database, now, release }: Context, maskedCartId: string): void {
  if (!hasFault(release, 'orderUnderWay')) return
  const row = statement(
    database, 'SELECT o.created_at AS placed FROM sales_order o JOIN cart c ON c.id = o.cart_id WHERE c.masked_id = ?',
  ).get(maskedCartId)
  if (row && now.getTime() - Date.parse(String(row.placed)) < MILLISECONDS) throw refused('order.underWay')
}

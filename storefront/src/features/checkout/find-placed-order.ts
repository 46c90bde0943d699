import { send } from '../../graphql/browser.ts'
import { LatestOrderToPayOperation } from '../../graphql/generated/latest-order-to-pay.since-2.4.7.ts'
import { LatestOrderOperation } from '../../graphql/generated/latest-order.ts'
import type { SentOrder } from './sent-order.ts'

/**
 * What was not heard of a customer's order: it is the newest they have, if it costs the same. A guest's order is told to nobody without its
 * number, which stands in the confirmation.
 * @param isPaidElsewhere whether the token is wanted too
 * @throws StoreError for a guest, ServerError
 */
export async function findPlacedOrder({ cart }: SentOrder, isPaidElsewhere: boolean): Promise<Pick<SentOrder, 'orderNumber' | 'token'> | undefined> {
  const { customer } = isPaidElsewhere ? await send(LatestOrderToPayOperation, {}) : await send(LatestOrderOperation, {})
  const order = customer?.orders?.items[0]
  if (!order || order.total?.grand_total.value !== cart.prices?.grand_total?.value) return undefined
  return { orderNumber: order.number, ...(isToPay(order) && { token: order.token }) }
}

const isToPay = (order: object): order is { token: string } => 'token' in order

import { send } from '../../graphql/browser.ts'
import { LatestOrderToPayOperation } from '../../graphql/generated/latest-order-to-pay.since-2.4.7.ts'
import { LatestOrderOperation } from '../../graphql/generated/latest-order.ts'
import type { SubmittedOrder } from './submitted-order.ts'

/**
 * Finds a customer's order whose answer was lost: their newest one, if it has the same total. A guest's order can only be found by its
 * number, which is in the confirmation mail.
 * @param isPaidElsewhere whether the token is needed too
 * @throws StoreError for a guest, ServerError
 */
export async function findPlacedOrder({ cart }: SubmittedOrder, isPaidElsewhere: boolean): Promise<Pick<SubmittedOrder, 'orderNumber' | 'token'> | undefined> {
  const { customer } = isPaidElsewhere ? await send(LatestOrderToPayOperation, {}) : await send(LatestOrderOperation, {})
  const order = customer?.orders?.items[0]
  if (!order || order.total?.grand_total.value !== cart.prices?.grand_total?.value) return undefined
  return { orderNumber: order.number, ...(isToPay(order) && { token: order.token }) }
}

const isToPay = (order: object): order is { token: string } => 'token' in order

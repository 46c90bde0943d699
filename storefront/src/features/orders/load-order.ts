import { send } from '../../graphql/browser.ts'
import { OrderOperation } from '../../graphql/generated/order.ts'
import { OrderSince247Operation } from '../../graphql/generated/order.since-2.4.7.ts'
import { OrderSince248Operation } from '../../graphql/generated/order.since-2.4.8.ts'
import type { OrderFragment } from '../../graphql/generated/types.ts'
import type { NewerOrder } from './newer-order.ts'
import { unlessMissing } from './unless-missing.ts'

export interface LoadedOrder {
  readonly order: OrderFragment
  readonly newer: NewerOrder
}

/**
 * An order of the customer's own; null for a number that is none of theirs.
 * @throws StoreError, ServerError
 */
export async function loadOrder(number: string): Promise<LoadedOrder | null> {
  const [asked, since247, since248] = await Promise.all([
    send(OrderOperation, { number }),
    unlessMissing('token', send(OrderSince247Operation, { number })),
    unlessMissing('available_actions', send(OrderSince248Operation, { number })),
  ])
  const order = asked.customer?.orders?.items[0]
  if (!order) return null
  const newer = {
    since247: since247?.customer?.orders?.items[0] ?? undefined,
    since248: since248?.customer?.orders?.items[0] ?? undefined,
    cancellation: since247?.storeConfig ?? undefined,
  }
  return { order, newer }
}

import type { DatabaseSync } from 'node:sqlite'
import type { OrderActionType } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { setting } from '../store/settings.ts'
import type { OrderRow } from './order.repository.ts'

/** The buyer's current actions. A guest cannot reorder, and cannot prove that the order is theirs. */
export function availableActions({ database }: Context, order: OrderRow): OrderActionType[] {
  if (order.customerId === null) return []
  const canCancel = setting(database, 'sales/cancellation/enabled', order.storeId) && !isSettled(order) && !order.isShipped
  return [...(canCancel ? ['CANCEL' as const] : []), ...(allowsReorder(database, order) ? ['REORDER' as const] : [])]
}

export const allowsReorder = (database: DatabaseSync, { storeId, state }: OrderRow): boolean =>
  setting(database, 'sales/reorder/allow', storeId) && state !== 'holded'

/** Magento offers the buyer no actions on such an order. */
export const isSettled = ({ state }: Pick<OrderRow, 'state'>): boolean => ['closed', 'complete', 'canceled', 'holded'].includes(state)

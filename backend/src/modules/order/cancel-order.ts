import type { CancelOrderInput } from '../../generated/resolvers.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { decodeUid } from '../../graphql/uid.ts'
import { refusal, refused, type Refusal } from '../../refusals/refusal.ts'
import { cancellationReasons } from '../store/cancellation-reasons.ts'
import { setting } from '../store/settings.ts'
import { isSettled } from './available-actions.ts'
import { cancelOrder, refundOrder } from './order-lifecycle.ts'
import { orderMessages } from './order-messages.ts'
import { findOrder, type OrderRow } from './order.repository.ts'

export interface Cancellation {
  readonly refusal?: Refusal
  readonly order: OrderRow | null
}

/** A customer's cancellation: an unpaid order is canceled, a paid one refunded. Refusals are returned in the data. */
export function cancelOrderOf(context: Context, customer: Identity, { order_id: uid, reason }: CancelOrderInput): Cancellation {
  const id = readOrderId(uid)
  if (!id) throw refused('cancel.orderIdMissing')
  if (reason === '') throw refused('cancel.reasonMissing')
  const { database, store } = context
  const order = findOrder(database, id)
  if (!order) return { refusal: refusal('cancel.orderNotFound'), order: null }
  const cancellationError = cancellationRefusal(context, customer, order, reason)
  if (cancellationError) return { refusal: cancellationError, order: null }
  const comments = [orderMessages(store.locale).cancellationMailed, reason]
  if (order.isInvoiced) refundOrder(context, id, { comments, goodsReturn: true })
  else cancelOrder(context, id, { comments })
  return { order: findOrder(database, id) ?? null }
}

/** The order's uid, or its plain id, which 2.4.7 expects. */
function readOrderId(uid: string): number | undefined {
  return [decodeUid(uid), uid].filter((text) => /^\d{1,15}$/.test(text)).map(Number)[0]
}

function cancellationRefusal(
  { database, store }: Context, customer: Identity, order: OrderRow, reason: string,
): Refusal | undefined {
  if (order.customerId !== customer.id) return refusal('cancel.orderForeign')
  if (!setting(database, 'sales/cancellation/enabled', order.storeId)) return refusal('cancel.disabled')
  if (isSettled(order)) return refusal('cancel.orderSettled')
  if (order.isShipped) return refusal('cancel.orderShipped')
  return cancellationReasons(store.locale).includes(reason) ? undefined : refusal('cancel.reasonInvalid')
}

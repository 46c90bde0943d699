import type { Context } from '../../context.ts'
import { inputError } from '../../errors.ts'
import type { CancelOrderErrorCode, CancelOrderInput } from '../../generated/resolvers.ts'
import type { Identity } from '../customer/identity.ts'
import { cancellationReasons } from '../store/cancellation-reasons.ts'
import { setting } from '../store/settings.ts'
import { isSettled } from './available-actions.ts'
import { cancelOrder, refundOrder } from './order-life.ts'
import { orderWords } from './order-words.ts'
import { findOrder, type OrderRow } from './order.repository.ts'

interface Refusal {
  readonly code: CancelOrderErrorCode
  readonly message: string
}

/** A customer calls an order off: unpaid it is canceled, paid it is refunded. Refusals are answered, not thrown. */
export function cancelOrderOf(context: Context, customer: Identity, { order_id: uid, reason }: CancelOrderInput) {
  const id = readOrderId(uid)
  if (!id) throw inputError('Required parameter "order_id" is missing or incorrect.')
  if (reason === '') throw inputError('Required parameter "reason" is missing or incorrect.')
  const { database, store } = context
  const order = findOrder(database, id)
  const refusal = refusalOf(context, customer, order, reason)
  if (refusal || !order) return { error: refusal?.message ?? null, errorV2: refusal ?? null, order: null }
  const comments = [orderWords(store.locale).cancellationMailed, reason]
  if (order.isInvoiced) refundOrder(context, id, { comments, goodsReturn: true })
  else cancelOrder(context, id, { comments })
  return { error: null, errorV2: null, order: findOrder(database, id) ?? null }
}

/** Either the order's uid, or its plain id, which 2.4.7 took. */
function readOrderId(uid: string): number | undefined {
  const plain = Buffer.from(uid, 'base64').toString()
  return [plain, uid].filter((text) => /^\d{1,15}$/.test(text)).map(Number)[0]
}

function refusalOf({ database, store }: Context, customer: Identity, order: OrderRow | undefined, reason: string): Refusal | undefined {
  if (!order) return { code: 'ORDER_NOT_FOUND', message: "The entity that was requested doesn't exist. Verify the entity and try again." }
  if (order.customerId !== customer.id) return { code: 'UNAUTHORISED', message: 'Current user is not authorized to cancel this order' }
  if (!setting(database, 'sales/cancellation/enabled', order.storeId)) {
    return { code: 'ORDER_CANCELLATION_DISABLED', message: 'Order cancellation is not enabled for requested store.' }
  }
  if (isSettled(order)) return { code: 'INVALID_ORDER_STATUS', message: 'Order already closed, complete, cancelled or on hold' }
  if (order.isShipped) {
    return { code: 'PARTIAL_ORDER_ITEM_SHIPPED', message: 'Order with one or more items shipped cannot be cancelled' }
  }
  if (!cancellationReasons(store.locale).includes(reason)) {
    return { code: 'UNDEFINED', message: 'Order cancellation reason is invalid.' }
  }
  return undefined
}

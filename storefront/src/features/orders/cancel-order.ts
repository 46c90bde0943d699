import { send } from '../../graphql/browser.ts'
import { CancelOrderOperation } from '../../graphql/generated/order.since-2.4.7.ts'
import { CancelOrderWithCodeOperation } from '../../graphql/generated/order.since-2.4.8.ts'
import type { CancelOrderErrorCode, OrderItemFragment } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { type LoadedOrder, loadOrder } from './load-order.ts'
import { isOver, orderTone } from './status-label.ts'

export type CancelRefusal = 'settled' | 'shipped' | 'disabled' | 'refused'

const REFUSALS: Readonly<Partial<Record<CancelOrderErrorCode, CancelRefusal>>> = {
  INVALID_ORDER_STATUS: 'settled',
  PARTIAL_ORDER_ITEM_SHIPPED: 'shipped',
  ORDER_CANCELLATION_DISABLED: 'disabled',
}

/**
 * Where the answer is lost, the order itself tells whether it was cancelled.
 * @returns the reason of a refusal, undefined once the order is cancelled
 * @throws StoreError, ServerError
 */
export async function cancelOrder(loaded: LoadedOrder, reason: string): Promise<CancelRefusal | undefined> {
  try {
    return await requestCancellation(loaded, reason)
  } catch (error) {
    const now = isUnanswered(error) ? await loadOrder(loaded.order.number).catch(() => null) : null
    if (!now || !isCanceled(now)) throw error
    return undefined
  }
}

async function requestCancellation({ order, newer }: LoadedOrder, reason: string): Promise<CancelRefusal | undefined> {
  if (!newer.since248) {
    const { cancelOrder: answer } = await send(CancelOrderOperation, { orderId: plainId(order.id), reason })
    return answer?.error ? 'refused' : undefined
  }
  const { cancelOrder: answer } = await send(CancelOrderWithCodeOperation, { orderId: order.id, reason })
  if (!answer?.error && !answer?.errorV2) return undefined
  return (answer.errorV2 && REFUSALS[answer.errorV2.code]) ?? 'refused'
}

/** Magento returns order ids in base64, but this mutation takes them decoded. */
const plainId = (id: string): string => atob(id)

/** The reasons to choose from; empty where the order cannot be cancelled. */
export function cancellationReasons(loaded: LoadedOrder): readonly string[] {
  const { cancellation, since248 } = loaded.newer
  if (!cancellation?.order_cancellation_enabled) return []
  const isAllowed = since248 ? since248.available_actions.includes('CANCEL') : mayBeAllowed(loaded)
  return isAllowed ? cancellation.order_cancellation_reasons.flatMap((reason) => reason?.description ?? []) : []
}

/** A status's label may be the merchant's own; in orders of bundles, not every line says that it was cancelled. */
const isCanceled = ({ order: { items, status } }: LoadedOrder): boolean =>
  isOver(orderTone(status)) || (items?.every((item) => (item?.quantity_canceled ?? 0) >= (item?.quantity_ordered ?? 1)) ?? false)

/** Magento 2.4.7 has no field for the orders that it cancels: those with nothing shipped that are neither on hold nor closed. */
function mayBeAllowed({ order: { items, status, shipping_address } }: LoadedOrder): boolean {
  const lines = (items ?? []).filter((item) => item !== null)
  const isComplete = !shipping_address && lines.every(isInvoiced)
  const tone = orderTone(status)
  return !isOver(tone) && tone !== 'held' && tone !== 'done' && !isComplete && !lines.some(hasLeft) && !lines.every(hasEnded)
}

const isInvoiced = ({ quantity_invoiced }: OrderItemFragment): boolean => (quantity_invoiced ?? 0) > 0
const hasLeft = ({ quantity_shipped }: OrderItemFragment): boolean => (quantity_shipped ?? 0) > 0
const hasEnded = ({ quantity_ordered, quantity_canceled, quantity_refunded }: OrderItemFragment): boolean =>
  (quantity_canceled ?? 0) + (quantity_refunded ?? 0) >= (quantity_ordered ?? 1)

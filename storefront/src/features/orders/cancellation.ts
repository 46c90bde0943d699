import type { OrderItemFragment } from '../../graphql/generated/types.ts'
import type { LoadedOrder } from './load-order.ts'
import { type OrderTone, orderTone } from './order-tone.ts'

/** The reasons of which the customer names one to cancel the order; none where it cannot be cancelled. */
export function cancellationReasons(loaded: LoadedOrder): readonly string[] {
  const { cancellation, since248 } = loaded.newer
  if (!cancellation?.order_cancellation_enabled) return []
  const isAllowed = since248 ? since248.available_actions.includes('CANCEL') : mayBeAllowed(loaded)
  return isAllowed ? cancellation.order_cancellation_reasons.flatMap((reason) => reason?.description ?? []) : []
}

/** 2.4.7 cancels, but does not tell which orders it would: those of which nothing was shipped and that are neither held nor ended. */
function mayBeAllowed({ order: { items, status, shipping_address } }: LoadedOrder): boolean {
  const lines = (items ?? []).filter((item) => item !== null)
  const isComplete = !shipping_address && lines.every(isInvoiced)
  return !SETTLED.has(orderTone(status)) && !isComplete && !lines.some(hasLeft) && !lines.every(hasEnded)
}

const SETTLED = new Set<OrderTone | undefined>(['held', 'done', 'ended'])
const isInvoiced = ({ quantity_invoiced }: OrderItemFragment): boolean => (quantity_invoiced ?? 0) > 0
const hasLeft = ({ quantity_shipped }: OrderItemFragment): boolean => (quantity_shipped ?? 0) > 0
const hasEnded = ({ quantity_ordered, quantity_canceled, quantity_refunded }: OrderItemFragment): boolean =>
  (quantity_canceled ?? 0) + (quantity_refunded ?? 0) >= (quantity_ordered ?? 1)

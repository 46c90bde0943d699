import { orderPayment } from '../payment/order-payment.ts'
import { kindOf } from '../payment/methods/registry.ts'
import type { PaymentKind } from '../payment/methods/payment-kind.ts'
import type { OrderFacts } from '../withdrawal/order-facts.ts'
import { factsOf } from './facts-of.ts'
import type { LoadedOrder } from './load-order.ts'
import type { OrderSettings } from './order-settings.ts'
import { isOver, isPaymentReview, isPendingPayment, type OrderTone, orderTone } from './status-label.ts'

export type OrderStep = 'received' | 'payment' | 'paid' | 'packing' | 'sent' | 'collectable'

/** What the status alone does not say, or says in the backend's words. */
export type OrderNote = 'canceled' | 'refunded' | 'review' | 'held' | 'unpaid' | 'partlySent'

export interface OrderProgress {
  /** Empty for an order that has ended. */
  readonly steps: readonly OrderStep[]
  /** The index of the current step; beyond the last once all are done. */
  readonly at: number
  readonly note: OrderNote | undefined
  readonly isCollected: boolean
  readonly isVirtual: boolean
  /** From when the days of delivery count; undefined if that is unknown, and where no delivery is to come. */
  readonly packedFrom: Date | undefined
}

/**
 * How far the order is, from its quantities and its status. Magento knows no arrival of a parcel, so the last step is that it has left, or
 * that it is ready to collect.
 */
export function orderProgress(loaded: LoadedOrder, { pages, shops }: Pick<OrderSettings, 'pages' | 'shops'>): OrderProgress {
  const { order } = loaded
  const facts = factsOf(loaded)
  const kind = kindOf(order.payment_methods?.[0]?.type ?? '', pages)
  const isCollected = shops.some(({ street, postcode }) => postcode === order.shipping_address?.postcode && street === order.shipping_address.street.join(' '))
  const state = stateOf(facts, orderTone(order.status), orderPayment(order) === 'paid', kind)
  const note = noteOf(order, state)
  const isVirtual = facts.items.every(({ kind: goods }) => goods !== 'goods')
  const isComing = !isVirtual && note === undefined && (state === 'received' || state === 'packing')
  return {
    ...(state === 'gone' ? { steps: [], at: 0 } : stepsOf(state, isVirtual, isCollected)),
    note, isCollected, isVirtual,
    packedFrom: isComing ? packedFrom(facts, kind, state) : undefined,
  }
}

type State = 'received' | 'unpaid' | 'packing' | 'partlySent' | 'done' | 'gone'

function stateOf({ items, status }: OrderFacts, tone: OrderTone | undefined, isPaid: boolean, { packedOn }: PaymentKind): State {
  const left = items.filter(({ quantity }) => quantity > 0)
  if (isOver(tone) || (items.length > 0 && left.length === 0)) return 'gone'
  const goods = left.filter(({ kind }) => kind === 'goods')
  if (tone === 'done' || (goods.length > 0 ? goods.every(({ quantity, shipped }) => shipped >= quantity) : isPaid)) return 'done'
  if (goods.some(({ shipped }) => shipped > 0)) return 'partlySent'
  if (isPaid || tone === 'under-way') return 'packing'
  return packedOn === 'payment' || isPendingPayment(status) ? 'unpaid' : 'received'
}

function noteOf({ status, items, credit_memos }: LoadedOrder['order'], state: State): OrderNote | undefined {
  if (state === 'gone') return credit_memos?.length || items?.some((item) => item?.quantity_refunded) ? 'refunded' : 'canceled'
  if (orderTone(status) === 'held') return isPaymentReview(status) ? 'review' : 'held'
  return state === 'unpaid' || state === 'partlySent' ? state : undefined
}

function stepsOf(state: State, isVirtual: boolean, isCollected: boolean): Pick<OrderProgress, 'steps' | 'at'> {
  const isUnpaid = state === 'unpaid'
  const steps: readonly OrderStep[] = isVirtual
    ? ['received', isUnpaid ? 'payment' : 'paid']
    : ['received', isUnpaid ? 'payment' : 'packing', isCollected ? 'collectable' : 'sent']
  return { steps, at: state === 'received' ? 0 : state === 'done' ? steps.length : 1 }
}

/** The last change of the status is the payment, or the end of a hold. Before 2.4.8 only a payment that follows the order at once is known. */
function packedFrom({ orderedAt, statusChangedAt }: OrderFacts, { packedOn, isPaidElsewhere }: PaymentKind, state: State): Date | undefined {
  if (state === 'received') return packedOn === 'order' ? orderedAt : undefined
  return statusChangedAt ?? (packedOn === 'order' || isPaidElsewhere ? orderedAt : undefined)
}

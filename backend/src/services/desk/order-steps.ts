import {
  cancelOrder, holdOrder, payOrder, progressOf, refundOrder, shipOrder, type StepOutcome, unholdOrder,
} from '../../modules/order/order-lifecycle.ts'
import { allowsStep, type OrderStep } from '../../modules/order/order-state.ts'
import { trackOf } from '../../modules/order/parcel-carriers.ts'
import { findOrder, type OrderRow } from '../../modules/order/order.repository.ts'
import { wholeNumber } from './desk-form.ts'
import type { Desk } from './desk.ts'

export const STEPS: Readonly<Record<OrderStep, { readonly label: string; readonly done: string }>> = {
  pay: { label: 'Pay', done: 'paid' },
  ship: { label: 'Ship', done: 'shipped' },
  refund: { label: 'Refund', done: 'refunded' },
  hold: { label: 'Hold', done: 'held' },
  unhold: { label: 'Release', done: 'released' },
  cancel: { label: 'Cancel', done: 'cancelled' },
}

export const ORDER_STEPS = Object.keys(STEPS) as OrderStep[]

export const stepsOf = (order: OrderRow): OrderStep[] => ORDER_STEPS.filter((step) => allowsStep(progressOf(order), step))

/** @returns a notice of the result, undefined for an unknown order */
export function takeOrderStep(desk: Desk, step: OrderStep, form: URLSearchParams): string | undefined {
  const id = wholeNumber(form.get('order'), Number.MAX_SAFE_INTEGER)
  const order = id === undefined ? undefined : findOrder(desk.database, id)
  if (!order) return undefined
  const outcome = take({ ...desk, now: desk.now() }, step, order, form)
  if (outcome === 'done') return `Order ${order.number} is ${STEPS[step].done}.`
  return outcome === 'already' ? `Order ${order.number} was ${STEPS[step].done} before.` : `Order ${order.number} cannot be ${STEPS[step].done} now.`
}

function take(desk: Parameters<typeof payOrder>[0], step: OrderStep, order: OrderRow, form: URLSearchParams): StepOutcome {
  const { id } = order
  switch (step) {
    case 'pay':
      return payOrder(desk, id)
    case 'ship': {
      const number = form.get('track')?.trim() ?? ''
      return shipOrder(desk, id, number === '' ? [] : [trackOf(order, number)])
    }
    case 'refund':
      return refundOrder(desk, id, { goodsReturn: form.get('goods') === 'back' })
    case 'hold':
      return holdOrder(desk, id)
    case 'unhold':
      return unholdOrder(desk, id)
    case 'cancel':
      return cancelOrder(desk, id)
  }
}

import { transaction } from '../../database/transaction.ts'
import { sendStockAlerts } from '../stock-alert/send-alerts.ts'
import type { Track } from './document.repository.ts'
import {
  changeState, countCanceled, countInvoiced, countRefunded, countShipped, insertComment, insertDocument, insertTrack, releaseCoupon,
  returnToStock,
} from './order-lifecycle.repository.ts'
import { sendCancellationMail, sendInvoiceMail, sendRefundMail, sendShipmentMail, type OrderDesk } from './order-mail.ts'
import { allowsStep, hasTakenStep, stateInProgress, type OrderProgress, type OrderStep } from './order-state.ts'
import { findOrder, type OrderRow } from './order.repository.ts'
import { renewGuestLinks } from './purchased-link.repository.ts'

/** `already`: the step was taken before and nothing changed; `refused`: the order's state does not allow it. */
export type StepOutcome = 'done' | 'already' | 'refused'

/** Invoices the whole order as paid. */
export function payOrder(desk: OrderDesk, orderId: number): StepOutcome {
  return takeStep(desk, orderId, 'pay', (order) => sendInvoiceMail(desk, order, invoice(desk, order)))
}

/** Invoices an order of 0 when it is placed, as a Magento does whose `free` method invoices automatically. Its confirmation tells so. */
export function invoiceFreeOrder(desk: OrderDesk, orderId: number): void {
  takeStep(desk, orderId, 'pay', (order) => void invoice(desk, order))
}

/** @returns the invoice's number */
function invoice({ database, now }: OrderDesk, order: OrderRow): string {
  const { number } = insertDocument(database, 'invoice', order, now)
  countInvoiced(database, order.id)
  changeState(database, order.id, stateInProgress({ ...progressOf(order), isInvoiced: true }), now)
  renewGuestLinks(database, order.id, now)
  return number
}

/** Ships everything in the order that is not virtual. */
export function shipOrder(desk: OrderDesk, orderId: number, tracks: readonly Track[] = []): StepOutcome {
  return takeStep(desk, orderId, 'ship', (order) => {
    const { database, now } = desk
    const { id } = insertDocument(database, 'shipment', order, now)
    for (const track of tracks) insertTrack(database, id, track)
    countShipped(database, order.id)
    changeState(database, order.id, stateInProgress({ ...progressOf(order), isShipped: true }), now)
    sendShipmentMail(desk, order, tracks)
  })
}

interface Ending {
  /** Shown to the buyer with the order. */
  readonly comments?: readonly string[]
}

interface Refund extends Ending {
  /** Whether the goods return to stock. */
  readonly goodsReturn: boolean
}

/** Refunds the whole order. */
export function refundOrder(desk: OrderDesk, orderId: number, { goodsReturn, comments = [] }: Refund): StepOutcome {
  return takeStep(desk, orderId, 'refund', (order) => {
    const { database, now } = desk
    insertDocument(database, 'creditmemo', order, now)
    countRefunded(database, order.id)
    if (goodsReturn) takeBack(desk, order.id)
    for (const comment of comments) insertComment(database, order.id, comment, now)
    changeState(database, order.id, 'closed', now)
    sendRefundMail(desk, order)
  })
}

/** Cancels an order that is neither paid nor shipped; its goods return to stock and its coupon may be used again. */
export function cancelOrder(desk: OrderDesk, orderId: number, { comments = [] }: Ending = {}): StepOutcome {
  return takeStep(desk, orderId, 'cancel', (order) => {
    const { database, now } = desk
    countCanceled(database, order.id)
    takeBack(desk, order.id)
    if (order.couponCode !== null) releaseCoupon(database, order.couponCode)
    for (const comment of comments) insertComment(database, order.id, comment, now)
    changeState(database, order.id, 'canceled', now)
    sendCancellationMail(desk, order)
  })
}

export function holdOrder(desk: OrderDesk, orderId: number): StepOutcome {
  return takeStep(desk, orderId, 'hold', ({ id, state }) => changeState(desk.database, id, 'holded', desk.now, state))
}

export function unholdOrder(desk: OrderDesk, orderId: number): StepOutcome {
  return takeStep(desk, orderId, 'unhold', ({ id, stateBeforeHold }) => {
    changeState(desk.database, id, stateBeforeHold ?? 'new', desk.now)
  })
}

function takeBack(desk: OrderDesk, orderId: number): void {
  returnToStock(desk.database, orderId)
  sendStockAlerts(desk)
}

/** Reads, checks and writes in one transaction, so that simultaneous steps run one after the other. */
function takeStep({ database }: OrderDesk, orderId: number, step: OrderStep, work: (order: OrderRow) => void): StepOutcome {
  return transaction(database, () => {
    const order = findOrder(database, orderId)
    if (!order) return 'refused'
    const progress = progressOf(order)
    if (!allowsStep(progress, step)) return hasTakenStep(progress, step) ? 'already' : 'refused'
    work(order)
    return 'done'
  })
}

export const progressOf = ({ state, isVirtual, isInvoiced, isShipped }: OrderRow): OrderProgress =>
  ({ state, isVirtual: isVirtual === 1, isInvoiced: isInvoiced === 1, isShipped: isShipped === 1 })

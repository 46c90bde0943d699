import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { removeSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { onTabMessage, notifyTabs } from '../../lib/tabs.ts'
import { rememberOwnOrder } from './own-orders.ts'

const KEY = 'sent-order'

export interface SubmittedOrder {
  readonly cartId: string
  readonly email: string
  /** As displayed to the buyer. */
  readonly cart: CheckoutFragment
  readonly paymentCode: string
  /**
   * `sent`: not known yet; `taken`: the cart has become an order; `placed`: the backend has confirmed the order; `notTaken`: the cart was
   * still active some time later, and may become an order yet if the request is still on its way.
   */
  readonly state: 'sent' | 'taken' | 'placed' | 'notTaken'
  readonly orderNumber?: string
  /** ISO 8601. */
  readonly submittedAt?: string
  /** Identifies the order at the payment service. */
  readonly token?: string
  /** The buyer has been sent to the payment service's page. */
  readonly wasAtPayment?: boolean
  /** Placed without an account. One that is created later does not have the order. */
  readonly isGuests?: boolean
}

/**
 * The last submitted order. It is stored in the tab's session storage: the answer may be lost and the page reloaded, and only its buyer
 * may read a guest's order.
 */
export const readSubmittedOrder = (): SubmittedOrder | undefined => readSession<SubmittedOrder>(KEY)
export const saveSubmittedOrder = (order: SubmittedOrder): void => writeSession(KEY, order)

export function updateSubmittedOrder(change: Partial<SubmittedOrder>): void {
  const order = readSubmittedOrder()
  if (!order) return
  saveSubmittedOrder({ ...order, ...change })
  if (change.orderNumber) rememberOwnOrder(change.orderNumber)
}

/** The order with that number, or the last one without a number, if this tab has placed it. */
export function readPlacedOrder(orderNumber?: string): SubmittedOrder | undefined {
  const order = readSubmittedOrder()
  const isOrder = order?.state === 'taken' || order?.state === 'placed'
  const isRequested = orderNumber === undefined || order?.orderNumber === orderNumber
  return isOrder && isRequested ? order : undefined
}

/** The cart was submitted, and is an order or has to be reconciled. */
export const wasSubmitted = (cartId: string): boolean => isSubmittedCart(cartId) && readSubmittedOrder()?.state !== 'notTaken'

/** If such a cart is gone it has become an order, even if its request timed out. */
export const isSubmittedCart = (cartId: string): boolean => readSubmittedOrder()?.cartId === cartId

/** Stores the order before it is sent, here and in the visitor's other tabs: the cart may be gone for all of them, and its answer lost. */
export function announceSubmittedOrder(order: SubmittedOrder): void {
  saveSubmittedOrder(order)
  notifyTabs(KEY, order)
}

/** Notes what became of the cart, here and in the visitor's other tabs. */
export function settleSubmittedOrder(change: Pick<SubmittedOrder, 'state'> & Partial<SubmittedOrder>): void {
  updateSubmittedOrder(change)
  const order = readSubmittedOrder()
  if (order) notifyTabs(KEY, order)
}

/** Forgets an order that the shop refused. */
export function clearSubmittedOrder(): void {
  settleSubmittedOrder({ state: 'notTaken' })
  removeSession(KEY)
}

/** A message may arrive late: one tab sends again what another has learned to be an order. */
const KNOWLEDGE: Readonly<Record<SubmittedOrder['state'], number>> = { sent: 0, notTaken: 0, taken: 1, placed: 2 }

/**
 * Takes over what the visitor's other tabs learn about the cart's order, unless this tab knows more.
 * @param onOrdered called once another tab knows that the cart is an order
 * @returns stops listening
 */
export function onOrderInOtherTab(cartId: string, onOrdered: () => void): () => void {
  return onTabMessage<SubmittedOrder>(KEY, (order) => {
    if (order.cartId !== cartId) return
    const known = readSubmittedOrder()
    if (known?.cartId === cartId && KNOWLEDGE[known.state] > KNOWLEDGE[order.state]) return
    saveSubmittedOrder(order)
    if (readPlacedOrder()) onOrdered()
  })
}

import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-store.ts'
import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'

const KEY = 'sent-order'

export interface SentOrder {
  readonly cartId: string
  readonly email: string
  /** What was ordered, as the buyer saw it. */
  readonly cart: CheckoutFragment
  readonly paymentCode: string
  /**
   * `sent`: nobody knows yet; `taken`: the cart has become an order; `placed`: the shop has said so itself; `notTaken`: the cart
   * was still one, some time later, and may become an order yet if the request is still on its way.
   */
  readonly state: 'sent' | 'taken' | 'placed' | 'notTaken'
  readonly orderNumber?: string
  /** What the payment service knows the order by. */
  readonly token?: string
  /** The buyer was on the payment service's page. */
  readonly wasAtPayment?: boolean
}

/**
 * The last cart that was sent off to become an order. Only the tab keeps it: a guest's order is nobody else's to read, and its answer may
 * never come, or the page be reloaded meanwhile.
 */
export const readSentOrder = (): SentOrder | undefined => readSession<SentOrder>(KEY)
export const keepSentOrder = (order: SentOrder): void => writeSession(KEY, order)
export const forgetSentOrder = (): void => forgetSession(KEY)

export function changeSentOrder(change: Partial<SentOrder>): void {
  const order = readSentOrder()
  if (order) keepSentOrder({ ...order, ...change })
}

/** The order of that number, or the last one whatever its number is, if this tab has placed it. */
export function recallOrder(orderNumber?: string): SentOrder | undefined {
  const order = readSentOrder()
  const isOrder = order?.state === 'taken' || order?.state === 'placed'
  const isIt = isOrder && (orderNumber === undefined || order.orderNumber === orderNumber)
  return isIt ? order : undefined
}

/** The cart was sent off, and is an order or has to be looked into. */
export const wasSent = (cartId: string): boolean => isOrderOf(cartId) && readSentOrder()?.state !== 'notTaken'

/** Once the cart is gone, it has become an order: it was sent off, even if that was given up. */
export const isOrderOf = (cartId: string): boolean => readSentOrder()?.cartId === cartId

/** The cart is an order now: said to the visitor's other tabs too, which may show it still. */
export function settleSentOrder(change: Pick<SentOrder, 'state'> & Partial<SentOrder>): void {
  changeSentOrder(change)
  tellTabs(KEY, readSentOrder())
}

/** Calls back with what another tab has ordered. */
export const onOrderElsewhere = (listener: (order: SentOrder) => void): (() => void) => onTabMessage(KEY, listener)

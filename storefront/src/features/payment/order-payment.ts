import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { GuestOrderPaymentOperation } from '../../graphql/generated/guest-order-payment.since-2.4.7.ts'
import { OrderPaymentOperation } from '../../graphql/generated/order-payment.ts'
import type { OrderPaymentFragment } from '../../graphql/generated/types.ts'
import { hasSession } from '../session/session.ts'

/** The payment state of an order that is paid on another site. Only the backend knows it: a browser that returns from there proves nothing. */
export type OrderPayment = 'paid' | 'waiting' | 'canceled'

/**
 * @param token identifies a guest's order
 * @throws StoreError for another customer's order, ServerError
 */
export async function getOrderToPay(orderNumber: string, token: string | undefined): Promise<OrderPaymentFragment> {
  // A customer may have placed the order as a guest, before creating the account.
  const order = (hasSession() && (await customersOrder(orderNumber))) || (token !== undefined && (await guestsOrder(token)))
  if (!order) throw new StoreError(OrderPaymentOperation.name, 'not-found')
  if (order.number !== orderNumber) throw new ServerError('OrderPayment', 'the response has another order')
  return order
}

/** Magento leaves a free order without an invoice, unless the shop has it invoice such orders: there is nothing to wait for. */
export function orderPayment({ items, total }: { readonly items: OrderPaymentFragment['items']; readonly total?: OrderPaymentFragment['total'] }): OrderPayment {
  const lines = (items ?? []).filter((item) => item !== null)
  if (lines.some(({ quantity_invoiced }) => (quantity_invoiced ?? 0) > 0)) return 'paid'
  const isCanceled = lines.length > 0 && lines.every(({ quantity_canceled, quantity_ordered }) => (quantity_canceled ?? 0) >= (quantity_ordered ?? 1))
  if (isCanceled) return 'canceled'
  return total?.grand_total.value === 0 ? 'paid' : 'waiting'
}

/** @throws StoreError for a guest, ServerError */
export async function customersOrder(orderNumber: string): Promise<OrderPaymentFragment | null | undefined> {
  const { customer } = await send(OrderPaymentOperation, { number: orderNumber })
  return customer?.orders?.items[0]
}

/** @throws StoreError for a customer's order, ServerError */
export async function guestsOrder(token: string): Promise<OrderPaymentFragment> {
  const { guestOrderByToken } = await send(GuestOrderPaymentOperation, { token })
  return guestOrderByToken
}

import type { Context } from '../../context.ts'
import type { OrderInformationInput } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { findBillingLastname, findOrderByNumber, findOrderByToken, type OrderRow } from './order.repository.ts'

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Which of the three is wrong is not told: nobody finds out by trying whose order it is. */
export function guestOrder(context: Context, { number, email, lastname }: OrderInformationInput): OrderRow {
  const order = findOrderByNumber(context.database, number)
  const isKnown = order && isSame(order.email, email) && isSame(findBillingLastname(context.database, order.id), lastname)
  return checked(context, isKnown ? order : undefined)
}

export function guestOrderByToken(context: Context, token: string): OrderRow {
  return checked(context, findOrderByToken(context.database, token))
}

function checked({ store }: Context, order: OrderRow | undefined): OrderRow {
  if (!order || order.storeId !== store.id) throw refused('order.notFoundForGuest')
  if (order.customerId !== null) throw refused('order.loginNeeded')
  return order
}

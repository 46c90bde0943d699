import type { Context } from '../../context.ts'
import { refused } from '../../refusals/refusal.ts'
import { findBilledTo, findOrderByNumber, findOrderByToken, type OrderRow } from './order.repository.ts'

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** 2.4.7 asks for the postcode of the billing address, and releases since then for its last name. */
interface OrderInformation {
  readonly number: string
  readonly email: string
  readonly lastname?: string
  readonly postcode?: string
}

/** Which of the three is wrong is not told: nobody finds out by trying whose order it is. */
export function guestOrder(context: Context, { number, email, lastname, postcode }: OrderInformation): OrderRow {
  const order = findOrderByNumber(context.database, number)
  const billedTo = order && findBilledTo(context.database, order.id)
  const isBilledTo = postcode === undefined ? isSame(billedTo?.lastname ?? '', lastname ?? '') : isSame(billedTo?.postcode ?? '', postcode)
  const isKnown = order && isSame(order.email, email) && isBilledTo
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

import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { findCustomer } from '../identity/customer.repository.ts'
import { setting } from '../store/settings.ts'
import { assignGuestOrders, findBilledTo, findOrderByNumber, findOrderByToken, type OrderRow } from './order.repository.ts'

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** 2.4.7 requires the postcode of the billing address; later releases require its last name. */
interface OrderInformation {
  readonly number: string
  readonly email: string
  readonly lastname?: string
  readonly postcode?: string
}

/** The error does not reveal which of the three is wrong. */
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

/**
 * Assigns a guest's orders to a new account with the same e-mail address, but only once the address is confirmed: otherwise
 * a stranger could register with it and read them.
 */
export function adoptGuestOrders(database: DatabaseSync, customerId: number): void {
  const customer = findCustomer(database, customerId)
  const isConfirmed = setting(database, 'customer/create_account/confirm') && customer?.isConfirmed === 1
  if (isConfirmed) assignGuestOrders(database, customerId, customer.email)
}

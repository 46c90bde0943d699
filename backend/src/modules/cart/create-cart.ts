import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { checkCartId, makeCartId } from '../cart-lines/cart-id.ts'
import { findCart, insertCart, type CartRow } from '../cart-lines/cart.repository.ts'
import { customerCart } from '../cart-lines/customer-cart.ts'
import { currentCustomer } from '../identity/identity.ts'

/**
 * A customer has one active cart, even if the client requests another id.
 * @param requestedId an id chosen by the client: 32 characters, not in use
 */
export function createCart(context: Context, requestedId: string | null | undefined): string {
  const { database, store, now } = context
  if (typeof requestedId === 'string') checkCartId(requestedId)
  if (typeof requestedId === 'string' && findCart(database, requestedId)) throw refused('cart.idTaken', { id: requestedId })
  const customer = currentCustomer(context)
  if (customer) return customerCart(context, customer).maskedId
  const id = requestedId ?? makeCartId()
  insertCart(database, { maskedId: id, storeId: store.id }, now)
  return id
}

/** The newer mutation, for guests only. */
export function createGuestCart(context: Context, requestedId: string | null | undefined): CartRow {
  if (currentCustomer(context)) throw refused('cart.forGuests')
  return findCart(context.database, createCart(context, requestedId)) as CartRow
}

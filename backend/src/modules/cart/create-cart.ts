import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { checkCartId, makeCartId } from '../cart-lines/cart-id.ts'
import { findCart, insertCart, type CartRow } from '../cart-lines/cart.repository.ts'
import { customerCart } from '../cart-lines/customer-cart.ts'

/**
 * A customer has one active cart, even if the client requests another id.
 * @param wanted an id chosen by the client: 32 characters, not in use
 */
export function createCart(context: Context, wanted: string | null | undefined): string {
  const { database, store, customer, now } = context
  if (typeof wanted === 'string') checkCartId(wanted)
  if (typeof wanted === 'string' && findCart(database, wanted)) throw refused('cart.idTaken', { id: wanted })
  if (customer) return customerCart(context, customer).maskedId
  const id = wanted ?? makeCartId()
  insertCart(database, { maskedId: id, storeId: store.id }, now)
  return id
}

/** The newer mutation, for guests only. */
export function createGuestCart(context: Context, wanted: string | null | undefined): CartRow {
  if (context.customer) throw refused('cart.forGuests')
  return findCart(context.database, createCart(context, wanted)) as CartRow
}

import type { Context, Identity } from '../../graphql/context.ts'
import { makeCartId } from './cart-id.ts'
import { findActiveCart, insertCart, type CartRow } from './cart.repository.ts'

/** The customer's one active cart, created when there is none. */
export function customerCart({ database, store, now }: Context, { id }: Identity): CartRow {
  const cart = findActiveCart(database, id)
  if (cart) return cart
  insertCart(database, { maskedId: makeCartId(), storeId: store.id, customerId: id }, now)
  return findActiveCart(database, id) as CartRow
}

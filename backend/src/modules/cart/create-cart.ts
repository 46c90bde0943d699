import type { Context } from '../../context.ts'
import { alreadyExists } from '../../errors.ts'
import { checkCartId, makeCartId } from './cart-id.ts'
import { findCart, insertCart } from './cart.repository.ts'

/** @param wanted an id that the client chose itself, 32 characters long and not in use */
export function createCart({ database, store, now }: Context, wanted: string | null | undefined): string {
  if (typeof wanted === 'string') checkCartId(wanted)
  if (typeof wanted === 'string' && findCart(database, wanted)) throw alreadyExists(`Cart with ID "${wanted}" already exists.`)
  const id = wanted ?? makeCartId()
  insertCart(database, { maskedId: id, storeId: store.id }, now)
  return id
}

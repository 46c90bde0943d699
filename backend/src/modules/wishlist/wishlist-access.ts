import { randomBytes } from 'node:crypto'
import type { Context, Identity } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { currentCustomer } from '../identity/identity.ts'
import { setting } from '../store/settings.ts'
import { findWishlist, insertWishlist, wishlistOf, type WishlistRow } from './wishlist.repository.ts'

/** @throws if wish lists are disabled, and for a guest */
export function requireWishlistCustomer(context: Context): Identity {
  if (!setting(context.database, 'wishlist/general/active', context.store.id)) throw refused('wishlist.disabled')
  const customer = currentCustomer(context)
  if (!customer) throw refused('wishlist.forbidden')
  return customer
}

/** The customer's one list, created when there is none. */
export function ownWishlist(context: Context): WishlistRow {
  const { id } = requireWishlistCustomer(context)
  const { database, now } = context
  if (!wishlistOf(database, id)) insertWishlist(database, id, randomBytes(16).toString('hex'), now)
  return required(wishlistOf(database, id), 'wishlist')
}

/** The list with this id; 0 or a text that is not a number selects the customer's own list. Undefined for another customer's. */
export function wishlistById(context: Context, id: string): WishlistRow | undefined {
  const customer = requireWishlistCustomer(context)
  const number = Number.parseInt(id, 10)
  if (!(number > 0)) return ownWishlist(context)
  const list = findWishlist(context.database, number)
  return list?.customerId === customer.id ? list : undefined
}

/** @param whenNotFound Magento has two wordings */
export function requireWishlist(
  context: Context, id: string, whenNotFound: 'wishlist.notFound' | 'wishlist.unspecified' = 'wishlist.notFound',
): WishlistRow {
  const list = wishlistById(context, id)
  if (!list) throw refused(whenNotFound)
  return list
}

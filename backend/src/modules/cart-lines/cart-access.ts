import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { currentCustomer } from '../identity/identity.ts'
import { findCart, moveCart, type CartRow } from './cart.repository.ts'

export type WhenMissing = 'request.parameterMissing' | 'request.parameterMissingWithStop'

/**
 * The active cart with this id. A request from another store view of the website moves the cart there.
 * @param whenMissing Magento ends this sentence with a full stop in some operations
 * @throws in Magento's order: id missing, cart not found, cart no longer active, another customer's cart
 */
export function requireCart(context: Context, maskedId: string, whenMissing: WhenMissing = 'request.parameterMissing'): CartRow {
  if (maskedId === '') throw refused(whenMissing, { name: 'cart_id' })
  return requireCartOf(context, maskedId, currentCustomer(context)?.id ?? null)
}

/** @param ownerId a customer; null for a guest's cart, which requires only its id */
export function requireCartOf({ database, store }: Context, maskedId: string, ownerId: number | null): CartRow {
  const cart = findCart(database, maskedId)
  if (!cart) throw refused('cart.notFound', { id: maskedId })
  if (!cart.isActive) throw refused('cart.inactive')
  if (cart.customerId !== ownerId) {
    throw refused('cart.foreign', { id: maskedId })
  }
  if (cart.storeId === store.id) return cart
  moveCart(database, cart.id, store.id)
  return { ...cart, storeId: store.id }
}

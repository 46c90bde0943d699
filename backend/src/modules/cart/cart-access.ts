import { GraphQLError } from 'graphql'
import type { Context } from '../../context.ts'
import { inputError, notAuthorized } from '../../errors.ts'
import { findCart, moveCart, type CartRow } from './cart.repository.ts'

const missing = 'Required parameter "cart_id" is missing'

/**
 * The cart that a client names, ready to be worked on; in another store view of the website it moves there.
 * @param whenMissing Magento ends this sentence with a full stop in some operations
 * @throws in Magento's order: id missing, cart not found, cart no longer active, somebody else's cart
 */
export function requireCart(context: Context, maskedId: string, whenMissing = missing): CartRow {
  if (maskedId === '') throw inputError(whenMissing)
  return requireCartOf(context, maskedId, context.customer?.id ?? null)
}

/** @param ownerId a customer, or null for a cart of a guest, who needs to know no more than its id */
export function requireCartOf({ database, store }: Context, maskedId: string, ownerId: number | null): CartRow {
  const cart = findCart(database, maskedId)
  if (!cart) throw cartError(`Could not find a cart with ID "${maskedId}"`, 'CART_NOT_FOUND')
  if (!cart.isActive) throw cartError("The cart isn't active.", 'CART_NOT_ACTIVE')
  if (cart.customerId !== ownerId) {
    throw notAuthorized(`The current user cannot perform operations on cart "${maskedId}"`)
  }
  if (cart.storeId === store.id) return cart
  moveCart(database, cart.id, store.id)
  return { ...cart, storeId: store.id }
}

function cartError(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-no-such-entity', error_code: code } })
}

import { StoreError } from '../../graphql/errors.ts'

/** The cart was ordered, merged or cleared away. Magento 2.4.6 sends no category with it: the words alone tell. */
export function isCartGone(error: unknown): boolean {
  return error instanceof StoreError && /The cart isn't active\.|Could not find a cart with ID/.test(error.message)
}

/** The visitor cannot go on with the cart that their cookie names. */
export const isCartUnusable = (error: unknown): boolean => isCartGone(error) || isCartForeign(error)

/**
 * The cart is there, but not for this visitor: it is the one of a customer who is no longer logged in, or a guest's whose
 * visitor has logged in since.
 */
export function isCartForeign(error: unknown): boolean {
  return error instanceof StoreError && /cannot perform operations on cart/.test(error.message)
}

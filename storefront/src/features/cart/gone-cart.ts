import { refusalOf } from '../../graphql/errors.ts'

/** The cart was ordered, merged or cleared away. */
export const isCartGone = (error: unknown): boolean => refusalOf(error)?.reason === 'cartGone'

/**
 * The cart is there, but not for this visitor: it is the one of a customer who is no longer logged in, or a guest's whose
 * visitor has logged in since.
 */
export const isCartForeign = (error: unknown): boolean => refusalOf(error)?.reason === 'cartForeign'

/** The visitor cannot go on with the cart that their cookie names. */
export const isCartUnusable = (error: unknown): boolean => isCartGone(error) || isCartForeign(error)

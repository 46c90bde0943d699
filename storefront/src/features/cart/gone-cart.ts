import { refusalOf } from '../../graphql/errors.ts'

/** The cart was ordered, merged or deleted. */
export const isCartGone = (error: unknown): boolean => refusalOf(error)?.reason === 'cartGone'

/**
 * The cart exists, but not for this visitor: it belongs to a customer who is no longer logged in, or to a guest who has logged in since.
 */
export const isCartForeign = (error: unknown): boolean => refusalOf(error)?.reason === 'cartForeign'

/** The visitor needs another cart than the one in their cookie. */
export const isCartUnusable = (error: unknown): boolean => isCartGone(error) || isCartForeign(error)

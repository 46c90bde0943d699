import type { Context } from '../../context.ts'
import { inputError } from '../../errors.ts'
import type { WishlistCartUserInputError, WishlistCartUserInputErrorType } from '../../generated/resolvers.ts'
import { addLine } from '../cart/add-products.ts'
import { customerCart } from '../cart/customer-cart.ts'
import { userError } from '../cart/user-error.ts'
import { forgetLostCoupon } from '../coupon/cart-coupon.ts'
import { eachWish } from './each-wish.ts'
import { requireWisher } from './wishlist-access.ts'
import { deleteWish, findWishes, type WishRow } from './wish.repository.ts'
import type { WishlistRow } from './wishlist.repository.ts'

/**
 * Puts wishes into the customer's cart; those that went in leave the list, the others are told.
 * @param ids the whole list when there are none
 * @throws graphql-input for ids that are not on the list; nothing is moved then
 */
export function wishesToCart(context: Context, list: WishlistRow, ids: readonly string[]): WishlistCartUserInputError[] {
  const wishes = wantedWishes(findWishes(context.database, list.id), ids)
  const cart = customerCart(context, requireWisher(context))
  const errors = eachWish(context, list, wishes, (wish) => {
    const refusal = addLine(context, cart, wish)
    if (refusal !== undefined) return cartError(list, wish, refusal)
    deleteWish(context.database, wish.id)
    return undefined
  })
  forgetLostCoupon(context, cart)
  return errors
}

function wantedWishes(wishes: readonly WishRow[], ids: readonly string[]): readonly WishRow[] {
  const unknown = ids.filter((id) => !wishes.some((wish) => String(wish.id) === id))
  if (unknown.length > 0) throw inputError(`The wishlist item ids "${unknown.join(',')}" were not found.`)
  return ids.length === 0 ? wishes : wishes.filter(({ id }) => ids.includes(String(id)))
}

const CODES: readonly WishlistCartUserInputErrorType[] = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND']

function cartError(list: WishlistRow, wish: WishRow, message: string): WishlistCartUserInputError {
  const code = CODES.find((known) => known === userError(message).code) ?? 'UNDEFINED'
  return { code, message, wishlistId: String(list.id), wishlistItemId: String(wish.id) }
}

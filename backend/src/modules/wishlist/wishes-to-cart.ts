import type { Context } from '../../graphql/context.ts'
import { refused, type Refused } from '../../refusals/refusal.ts'
import { addLine } from '../cart-lines/add-line.ts'
import { findLines } from '../cart-lines/cart-line.ts'
import { customerCart } from '../cart-lines/customer-cart.ts'
import { removeInvalidCoupon } from '../pricing/coupon-in-effect.ts'
import { processWishes } from './process-wishes.ts'
import { deleteWish, findWishes, type WishRow } from './wish.repository.ts'
import { requireWishlistCustomer } from './wishlist-access.ts'
import type { WishlistRow } from './wishlist.repository.ts'

/** A wish list item that could not be added to the cart. */
export interface FailedWish extends Refused {
  readonly list: WishlistRow
  readonly wish: WishRow
}

/**
 * Puts wishes into the customer's cart; added ones leave the list, the others are reported.
 * @param ids empty for the whole list
 * @throws graphql-input for ids that are not on the list; nothing is moved then
 */
export function wishesToCart(context: Context, list: WishlistRow, ids: readonly string[]): FailedWish[] {
  const wishes = selectedWishes(findWishes(context.database, list.id), ids)
  const cart = customerCart(context, requireWishlistCustomer(context))
  const lines = findLines(context, cart)
  const errors = processWishes(context, list, wishes, (wish) => {
    const reason = addLine(context, cart, wish, lines)
    if (reason) return { refusal: reason, list, wish }
    deleteWish(context.database, wish.id)
    return undefined
  })
  removeInvalidCoupon(context, cart)
  return errors
}

function selectedWishes(wishes: readonly WishRow[], ids: readonly string[]): readonly WishRow[] {
  const unknown = ids.filter((id) => !wishes.some((wish) => String(wish.id) === id))
  if (unknown.length > 0) throw refused('wishlist.itemsNotFound', { ids: unknown.join(',') })
  return ids.length === 0 ? wishes : wishes.filter(({ id }) => ids.includes(String(id)))
}

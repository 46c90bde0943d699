import { send } from '../../graphql/browser.ts'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import type { AddWishlistItemsToCartMutation, UnmovedWishFragment } from '../../graphql/generated/types.ts'
import { AddWishlistItemsToCartOperation } from '../../graphql/generated/wishlist-page.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { withLock } from '../../lib/tabs.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { type CartProblem, listedProblem } from '../cart/cart-problem.ts'
import { fillCart } from '../add-to-cart/fill-cart.ts'
import { isForCustomersOnly } from '../wishlist/change-wishes.ts'
import { reloadWishes } from '../wishlist/load-wishes.ts'
import { setWishes, wishesOf } from '../wishlist/wishes.ts'

/** A wish that could not be moved. */
export interface Unmoved {
  readonly id: string
  /** Of its product. */
  readonly name: string
  readonly urlKey: string | null
  readonly problem: CartProblem
}

export interface Move {
  /** The number of wishes that are in the cart now. */
  readonly moved: number
  readonly unmoved: readonly Unmoved[]
}

/**
 * Moves wishes to the cart. A wish that has left the list cannot be moved again, so neither a lost answer nor another tab adds
 * a product twice.
 * @throws StoreError, ServerError if no wish is known to have been moved
 */
export const moveWishes = (email: string, ids: readonly string[]): Promise<Move> =>
  withLock('move-wishes', () => fillCart(() => move(email, ids)))

async function move(email: string, ids: readonly string[]): Promise<Move> {
  const listId = wishesOf(email)?.listId ?? ''
  try {
    const { addWishlistItemsToCart: answer } = await send(AddWishlistItemsToCartOperation, { listId, ids: [...ids] })
    if (!answer) throw new ServerError(AddWishlistItemsToCartOperation.name, 'the answer has no wishlist')
    setWishes(email, answer.wishlist)
    const unmoved = unmovedWishes(answer)
    return { moved: ids.length - new Set(unmoved.map(({ id }) => id)).size, unmoved }
  } catch (error) {
    if (isForCustomersOnly(error)) throw error
    return afterFailure(email, ids, error)
  }
}

async function afterFailure(email: string, ids: readonly string[], error: unknown): Promise<Move> {
  await reloadWishes(email)
  const known = wishesOf(email)
  const listed = new Set([...(known?.ids.values() ?? [])].flat())
  const left = ids.filter((id) => listed.has(id))
  if (!known || left.length === ids.length) throw error
  logFailure('Some wishes have left the list despite an error', error)
  // Magento refuses the whole request if one was removed meanwhile.
  if (error instanceof StoreError) return left.length > 0 ? move(email, left) : { moved: 0, unmoved: [] }
  if (left.length > 0) throw error
  return { moved: ids.length, unmoved: [] }
}

type Answer = NonNullable<AddWishlistItemsToCartMutation['addWishlistItemsToCart']>
type Entry = NonNullable<Answer['add_wishlist_items_to_cart_user_errors'][number]> & ListedError

/** The first problem of each wish: once it is solved, the backend reports the next. */
function unmovedWishes({ add_wishlist_items_to_cart_user_errors: errors, wishlist }: Answer): Unmoved[] {
  const wishes = new Map((wishlist.items_v2?.items ?? []).flatMap((wish) => (wish ? [[wish.id, wish]] : [])))
  const first = new Map<string, Entry>()
  for (const error of errors) if (error && !first.has(error.wishlistItemId)) first.set(error.wishlistItemId, error)
  return [...first.values()].map((error) => {
    const wish = wishes.get(error.wishlistItemId)
    const problem = listedProblem(error)
    return {
      id: error.wishlistItemId,
      name: wish?.product?.name ?? '',
      urlKey: wish?.product?.url_key ?? null,
      problem: problem.reason === 'other' && wish && isChoiceMissing(wish) ? { reason: 'chooseOptions', count: 0 } : problem,
    }
  })
}

/** Magento has no code for a missing choice, and its messages are recognized only in some languages. */
function isChoiceMissing(wish: UnmovedWishFragment): boolean {
  if ('configured_variant' in wish) return !wish.configured_variant
  if ('bundle_options' in wish) return !wish.bundle_options?.length
  if ('links' in wish) return !wish.links?.length
  return wish.__typename === 'GroupedProductWishlistItem'
}
